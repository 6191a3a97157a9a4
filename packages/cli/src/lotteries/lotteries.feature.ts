import type { Group } from '../commands/command.ts'

export const lottery: Group = {
  name: 'lottery',
  area: 'content',
  summary: { zh: '会议的抽奖和公正性核验', en: 'Draws of meetings, and the check that one was fair' },
  commands: {
    draw: () => import('./draw.command.ts'),
    verify: () => import('./verify.command.ts'),
    export: () => import('./export.command.ts'),
  },
}
