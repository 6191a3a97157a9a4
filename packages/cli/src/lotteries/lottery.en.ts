import type { Translation } from '@icss/core/copy/translate.ts'
import type { lotteryZh } from './lottery.zh.ts'

export const lotteryEn: Translation<typeof lotteryZh> = {
  verify: {
    holds: 'The proof holds: draw {{drawId}}, participants: {{participants}}, rounds: {{rounds}}',
    round: 'Round {{round}}, {{award}}: {{winners}}',
    strength: 'Strength: {{strength}}',
    winner: '{{name}} ({{id}})',
    voided: '{{name}} ({{id}}, voided)',
    between: ', ',
  },
}
