import type { Group } from '../commands/command.ts'

export const news: Group = {
  name: 'news',
  area: 'members',
  summary: { zh: '商会风采', en: 'News of the chamber' },
  noun: () => import('./news.noun.ts'),
  commands: {
    publish: () => import('./publish.command.ts'),
    withdraw: () => import('./withdraw.command.ts'),
  },
}
