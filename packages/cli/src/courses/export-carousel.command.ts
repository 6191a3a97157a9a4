import { command } from '../commands/command.ts'
import { exportedFile, exportFile } from '../commands/export-file.ts'
import { outputTake } from '../commands/shared-takes.ts'
import { jsonLines } from '../console/json-lines.ts'

const calls = ['carouselCourses.list'] as const

export default command({
  summary: {
    zh: '导出轮播的课程和直播，每行一个（JSON Lines）。',
    en: 'Export the courses and lives of the carousel, one a line (JSON Lines).',
  },
  takes: outputTake,
  examples: { zh: ['icss carousel export -o 轮播.jsonl'], en: ['icss carousel export -o carousel.jsonl'] },
  calls,
  exits: ['interrupted'],
  answer: exportedFile,
  run: (console, { output }) =>
    exportFile(console, output, async (server, signal) =>
      jsonLines((await server.carouselCourses.list({}, { signal })).items),
    ),
})
