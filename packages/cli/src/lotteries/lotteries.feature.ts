import type { Group } from '../commands/command.ts'

export const lottery: Group = {
  name: 'lottery',
  area: 'content',
  summary: { zh: '抽奖的公正性核验', en: 'Check that a draw was fair' },
  commands: {
    verify: () => import('./verify.command.ts'),
  },
}
