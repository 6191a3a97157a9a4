import { receivedCoursesContract } from '@icss/core/courses/courses.contract.ts'
import { coursesEn } from '@icss/core/courses/courses.en.ts'
import { coursesZh } from '@icss/core/courses/courses.zh.ts'
import { same } from '../commands/examples.ts'
import { listCommand } from '../commands/list-command.ts'

export default listCommand({
  summary: {
    zh: '列出主频道对本频道开放的课程',
    en: 'List the courses that the main channel has opened to this channel',
  },
  examples: same('icss courses received', 'icss courses received --json'),
  call: 'receivedCourses.list',
  endpoint: receivedCoursesContract.list,
  filters: { q: { value: 'words', text: { zh: '名称的任意部分', en: 'any part of the name' } } },
  columns: (language) => {
    const { fields, permissions, received, free } = language === 'zh' ? coursesZh : coursesEn
    return [
      { title: language === 'zh' ? '编号' : 'Id', cell: ({ id }) => id },
      { title: fields.name, cell: ({ name }) => name, least: 12 },
      { title: received.from, cell: ({ channelName }) => channelName, least: 8 },
      { title: fields.value, cell: ({ value }) => (value === '' ? free : value), align: 'right' },
      { title: fields.permission, cell: ({ permission }) => permissions[permission] },
    ]
  },
})
