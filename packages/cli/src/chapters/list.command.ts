import type { ChapterNode } from '@icss/core/chapters/chapter.ts'
import { chaptersContract } from '@icss/core/chapters/chapters.contract.ts'
import { command } from '../commands/command.ts'
import { wholeTakes } from '../commands/shared-takes.ts'
import type { Takes } from '../commands/takes.ts'
import { table } from '../console/table.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { findCourse } from './find-course.ts'

const listTakes = {
  course: {
    value: 'course',
    required: true,
    text: { zh: '课程的名称或编号', en: 'name or id of the course' },
  },
  ...wholeTakes,
  limit: {
    ...wholeTakes.limit,
    text: { zh: '最多列出多少章，连同其课时', en: 'chapters to list at most, with their lessons' },
  },
} as const satisfies Takes

const reading = ['courses.list', 'courses.show', 'chapters.list'] as const

const two = (value: number) => String(value).padStart(2, '0')

export default command({
  summary: {
    zh: '列出一门课程的章节，课时缩进在所属章节之下',
    en: 'List the chapters of a course, each with its lessons indented below',
  },
  takes: listTakes,
  examples: {
    zh: ['icss chapters list --course 安全生产', 'icss chapters list --course 安全生产 --json'],
    en: ['icss chapters list --course "Safety at work"', 'icss chapters list --course "Safety at work" --json'],
  },
  calls: reading,
  answer: chaptersContract.list.answer,
  async run(console, { course, limit }) {
    const { t } = console
    const { server } = await connect(console)
    const { id: courseId } = await findCourse(server, course)
    const tree = await server.chapters.list({ params: { courseId } })
    const total = tree.items.length
    const items = tree.items.slice(0, limit)
    if (console.json) console.printJson({ ...tree, items })
    else if (total === 0) console.note(t('list.none'))
    else {
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
          items.flatMap((chapter) => [chapter, ...chapter.lessons]),
          console.width,
        ),
      )
      if (items.length < total) console.note(t('list.range', { from: 1, to: items.length, total }))
    }
    return exitCodes.ok
  },
})
