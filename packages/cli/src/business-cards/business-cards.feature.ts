import type { Group } from '../commands/command.ts'

export const businessCards: Group = {
  name: 'business-cards',
  area: 'channels',
  summary: { zh: '超级名片', en: 'Super business cards' },
  noun: () => import('./business-cards.noun.ts'),
  commands: {
    enable: () => import('./enable.command.ts'),
    disable: () => import('./disable.command.ts'),
  },
}
