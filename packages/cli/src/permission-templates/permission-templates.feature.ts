import type { Group } from '../commands/command.ts'

export const templates: Group = {
  name: 'templates',
  area: 'channels',
  summary: { zh: '权限模板', en: 'Permission templates' },
  commands: {
    list: () => import('./list.command.ts'),
    show: () => import('./show.command.ts'),
    create: () => import('./create.command.ts'),
    update: () => import('./update.command.ts'),
    apply: () => import('./apply.command.ts'),
    delete: () => import('./delete.command.ts'),
  },
}
