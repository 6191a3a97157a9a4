import { purchasedCoursesContract } from '@icss/core/courses/courses.contract.ts'
import { coursesEn } from '@icss/core/courses/courses.en.ts'
import { coursesZh } from '@icss/core/courses/courses.zh.ts'
import { exampleId, same } from '../commands/examples.ts'
import { listCommand } from '../commands/list-command.ts'
import { channelTake } from './channel-take.ts'

export default listCommand({
  summary: { zh: '列出频道的已购课程', en: 'List the purchased courses of a channel' },
  examples: same(`icss platform courses ${exampleId}`, `icss platform courses ${exampleId} --sort name --json`),
  call: 'purchasedCourses.list',
  endpoint: purchasedCoursesContract.list,
  arguments: { channelId: channelTake.id.text },
  filters: { q: { value: 'words', text: { zh: '名称的任意部分', en: 'any part of the name' } } },
  columns: (language) => {
    const { fields, free } = language === 'zh' ? coursesZh : coursesEn
    return [
      { title: language === 'zh' ? '编号' : 'Id', cell: (row) => row.id },
      { title: fields.name, cell: ({ name }) => name, least: 12 },
      { title: fields.supplier, cell: ({ supplier }) => supplier, least: 8 },
      { title: fields.value, cell: ({ value }) => (value === '' ? free : value), align: 'right' },
      { title: fields.createdAt, cell: ({ createdAt }) => createdAt.slice(0, 10) },
    ]
  },
})
