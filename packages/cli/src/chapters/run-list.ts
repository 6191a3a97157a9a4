import type * as z from 'zod/mini'
import { chaptersContract } from '@icss/core/chapters/chapters.contract.ts'
import type { ChapterNode } from '@icss/core/chapters/chapter.ts'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { table } from '../console/table.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { listTakes } from './chapters.commands.ts'
import { findCourse } from './find-course.ts'

export const answer = chaptersContract.list.answer

const two = (value: number) => String(value).padStart(2, '0')

export async function run(
  console: Console<z.output<typeof answer>>,
  { course }: Input<typeof listTakes>,
): Promise<ExitCode> {
  const { t } = console
  const { server } = await connect(console)
  const { id: courseId } = await findCourse(server, course)
  const tree = await server.chapters.list({ params: { courseId } })
  if (console.json) console.printJson(tree)
  else if (tree.items.length === 0) console.note(t('list.none'))
  else
    console.print(
      table<ChapterNode>(
        [
          {
            title: t('chapters.columns.name'),
            cell: ({ name }) => name,
            level: ({ parentId }) => (parentId === '' ? 1 : 2),
            least: 12,
          },
          {
            title: t('chapters.columns.length'),
            cell: ({ parentId, courseMinutes, courseSeconds }) =>
              parentId === '' ? '' : `${two(courseMinutes)}:${two(courseSeconds)}`,
            align: 'right',
          },
          {
            title: t('chapters.columns.state'),
            cell: ({ submitted }) => t(submitted ? 'chapters.submitted' : 'chapters.notSubmitted'),
          },
          { title: t('chapters.columns.id'), cell: ({ id }) => id },
        ],
        tree.items.flatMap((chapter) => [chapter, ...chapter.lessons]),
        console.width,
      ),
    )
  return exitCodes.ok
}
