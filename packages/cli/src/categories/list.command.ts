import * as z from 'zod/mini'
import { category } from '@icss/core/categories/category.ts'
import { command } from '../commands/command.ts'
import { wholeTakes } from '../commands/shared-takes.ts'
import { printItems } from '../console/print-items.ts'
import { connect } from '../server/connect.ts'
import { readCategories } from './read-categories.ts'
import { same } from '../commands/examples.ts'

const calls = ['courseCategories.list', 'tutorCategories.list', 'fileGroups.list'] as const

export default command({
  summary: { zh: '列出分类，按层级缩进', en: 'List categories, those below others indented' },
  takes: {
    kind: {
      argument: 'required',
      choices: ['course', 'tutor', 'file'],
      text: { zh: '谁的分类：课程、导师或文件', en: 'whose categories: of courses, tutors or files' },
    },
    ...wholeTakes,
  },
  examples: same('icss categories list course', 'icss categories list tutor --json'),
  calls,
  answer: z.object({ items: z.array(category) }),
  async run(console, { kind, ...paging }) {
    const { t } = console
    const { server } = await connect(console)
    const items = await readCategories(server, kind)
    return printItems(
      console,
      { items },
      [
        { title: t('categories.columns.name'), cell: ({ name }) => name, level: ({ level }) => level, least: 10 },
        { title: t('categories.columns.count'), cell: ({ count }) => String(count), align: 'right' },
        { title: t('categories.columns.id'), cell: ({ id }) => id },
      ],
      paging,
    )
  },
})
