import { command } from '../commands/command.ts'
import { exportedFile, exportFile } from '../commands/export-file.ts'
import { outputTake } from '../commands/shared-takes.ts'
import type { Takes } from '../commands/takes.ts'
import { jsonLines } from '../console/json-lines.ts'
import { readCategories } from './read-categories.ts'

const listTakes = {
  kind: {
    argument: 'required',
    choices: ['course', 'tutor', 'file'],
    text: { zh: '谁的分类：课程、导师或文件', en: 'whose categories: of courses, tutors or files' },
  },
} as const satisfies Takes

const calls = ['courseCategories.list', 'tutorCategories.list', 'fileGroups.list'] as const

export default command({
  summary: {
    zh: '导出分类，每行一个（JSON Lines），上级在下级之前。',
    en: 'Export categories, one a line (JSON Lines), each before those below it.',
  },
  takes: {
    ...listTakes,
    ...outputTake,
  },
  examples: {
    zh: ['icss categories export course -o 分类.jsonl', 'icss categories export file | wc -l'],
    en: ['icss categories export course -o categories.jsonl', 'icss categories export file | wc -l'],
  },
  calls,
  exits: ['interrupted'],
  answer: exportedFile,
  run: (console, { kind, output }) =>
    exportFile(console, output, async (server, signal) => jsonLines(await readCategories(server, kind, signal))),
})
