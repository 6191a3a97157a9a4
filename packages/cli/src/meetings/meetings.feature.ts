import type { Group } from '../commands/command.ts'

export const meetings: Group = {
  name: 'meetings',
  area: 'content',
  summary: { zh: '会议', en: 'Meetings' },
  noun: () => import('./meetings.noun.ts'),
  commands: {
    start: () => import('./start.command.ts'),
    end: () => import('./end.command.ts'),
    desk: () => import('./desk.command.ts'),
    cancel: () => import('./cancel.command.ts'),
    'export-all': () => import('./export-all.command.ts'),
    erase: () => import('./erase.command.ts'),
  },
}
