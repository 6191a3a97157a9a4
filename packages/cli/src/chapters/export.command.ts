import type { ChapterWithLessons } from '@icss/core/chapters/chapter.ts'
import type { OutlineRow } from '@icss/core/chapters/outline-row.ts'
import { command } from '../commands/command.ts'
import { exportedFile, exportFile } from '../commands/export-file.ts'
import { outputTake } from '../commands/shared-takes.ts'
import type { Takes } from '../commands/takes.ts'
import { jsonLines } from '../console/json-lines.ts'
import { findCourse } from './find-course.ts'

const ofCourse = {
  course: {
    value: 'course',
    required: true,
    text: { zh: '课程的名称或编号', en: 'name or id of the course' },
  },
} as const satisfies Takes

const reading = ['courses.list', 'courses.show', 'chapters.list'] as const

const none = { lesson: '', video: '', subtitle: '', minutes: '', seconds: '' }

/** A chapter as the rows of an outline file: one for each lesson, or one for the chapter alone. */
const rowsOf = ({ name: chapter, lessons }: ChapterWithLessons): OutlineRow[] =>
  lessons.length === 0
    ? [{ chapter, ...none }]
    : lessons.map(({ name, videoUrl, srtUrl, courseMinutes, courseSeconds }) => ({
        chapter,
        lesson: name,
        video: videoUrl,
        subtitle: srtUrl,
        minutes: String(courseMinutes),
        seconds: String(courseSeconds),
      }))

export default command({
  summary: {
    zh: '导出一门课程的大纲，每行一个课时（JSON Lines）；icss chapters plan 可以原样读取。',
    en: 'Export the outline of a course, a lesson a line (JSON Lines). icss chapters plan reads it as it is.',
  },
  takes: {
    ...ofCourse,
    ...outputTake,
  },
  examples: {
    zh: ['icss chapters export --course 安全生产 -o 大纲.jsonl'],
    en: ['icss chapters export --course "Safety at work" -o outline.jsonl'],
  },
  calls: reading,
  exits: ['interrupted'],
  answer: exportedFile,
  run: (console, { course, output }) =>
    exportFile(console, output, async (server, signal) => {
      const { id: courseId } = await findCourse(server, course)
      const { items } = await server.chapters.list({ params: { courseId } }, { signal })
      return jsonLines(items.flatMap(rowsOf))
    }),
})
