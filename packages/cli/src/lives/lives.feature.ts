import type { Group } from '../commands/command.ts'
import { markCommands } from '../public-links/mark-commands.ts'

export const lives: Group = {
  name: 'lives',
  area: 'content',
  summary: { zh: '直播', en: 'Lives' },
  noun: () => import('./lives.noun.ts'),
  commands: {
    start: () => import('./start.command.ts'),
    end: () => import('./end.command.ts'),
    received: () => import('./received.command.ts'),
    ...markCommands('lives'),
  },
}
