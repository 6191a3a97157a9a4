import type { Group } from '../commands/command.ts'

export const winners: Group = {
  name: 'winners',
  area: 'content',
  summary: { zh: '会议的中奖人', en: 'The winners of meetings' },
  noun: () => import('./winners.noun.ts'),
  commands: {
    'hand-over': () => import('./hand-over.command.ts'),
  },
}
