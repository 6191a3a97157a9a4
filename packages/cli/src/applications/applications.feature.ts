import type { Group } from '../commands/command.ts'

export const applications: Group = {
  name: 'applications',
  area: 'content',
  summary: { zh: '添加的应用', en: 'Added applications' },
  commands: {
    list: () => import('./list.command.ts'),
    set: () => import('./set.command.ts'),
  },
}
