import type { Group } from '../commands/command.ts'

export const context: Group = {
  name: 'context',
  area: 'start',
  summary: { zh: '在多个服务器之间切换', en: 'Work with several servers' },
  commands: {
    list: () => import('./list.command.ts'),
    use: () => import('./use.command.ts'),
    remove: () => import('./remove.command.ts'),
  },
}
