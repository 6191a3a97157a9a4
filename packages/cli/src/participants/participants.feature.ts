import type { Group } from '../commands/command.ts'

export const participants: Group = {
  name: 'participants',
  area: 'content',
  summary: { zh: '会议的参与人', en: 'The participants of meetings' },
  noun: () => import('./participants.noun.ts'),
  commands: {
    arrivals: () => import('./arrivals.command.ts'),
    'sign-in': () => import('./sign-in.command.ts'),
    take: () => import('./take.command.ts'),
    'undo-sign-in': () => import('./undo-sign-in.command.ts'),
  },
}
