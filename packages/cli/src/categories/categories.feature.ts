import type { Group } from '../commands/command.ts'

export const categories: Group = {
  name: 'categories',
  area: 'content',
  summary: { zh: '课程、导师和文件的分类', en: 'Categories of courses, tutors and files' },
  commands: {
    list: () => import('./list.command.ts'),
    export: () => import('./export.command.ts'),
  },
}
