import type { Group } from '../commands/command.ts'
import { markCommands } from '../public-links/mark-commands.ts'

export const notices: Group = {
  name: 'notices',
  area: 'content',
  summary: { zh: '通知', en: 'Notices' },
  noun: () => import('./notices.noun.ts'),
  commands: {
    readers: () => import('./readers.command.ts'),
    received: () => import('./received.command.ts'),
    publish: () => import('./publish.command.ts'),
    withdraw: () => import('./withdraw.command.ts'),
    ...markCommands('notices'),
  },
}
