import type * as z from 'zod/mini'
import type { ChapterWithLessons } from '@icss/core/chapters/chapter.ts'
import type { OutlineRow } from '@icss/core/chapters/outline-row.ts'
import type { Input } from '../commands/command.ts'
import { exportedFile, exportFile } from '../commands/export-file.ts'
import type { Console } from '../console/console.ts'
import { jsonLines } from '../console/json-lines.ts'
import type { ExitCode } from '../exit-codes.ts'
import type { exportTakes } from './chapters.commands.ts'
import { findCourse } from './find-course.ts'

export const answer = exportedFile

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

export const run = (
  console: Console<z.output<typeof answer>>,
  { course, output }: Input<typeof exportTakes>,
): Promise<ExitCode> =>
  exportFile(console, output, async (server, signal) => {
    const { id: courseId } = await findCourse(server, course)
    const { items } = await server.chapters.list({ params: { courseId } }, { signal })
    return jsonLines(items.flatMap(rowsOf))
  })
