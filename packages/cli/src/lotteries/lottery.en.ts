import type { Translation } from '@icss/core/copy/translate.ts'
import type { lotteryZh } from './lottery.zh.ts'

export const lotteryEn: Translation<typeof lotteryZh> = {
  draw: {
    asks: {
      open: 'Open a draw, which fixes and publishes roster, awards and commitment',
      all: 'Draw all that is left of “{{award}}”',
      some: 'Draw of “{{award}}”: {{count}}',
      goOn: 'Continue round {{round}} as announced, of “{{award}}”: {{count}}',
      abandon: 'Abandon round {{round}}; the reason stays in the proof',
      end: 'End the draw and reveal its secret; nothing can be drawn after',
      between: '. ',
    },
    opened: 'Draw {{number}} is open, with {{people}} taking part',
    announced: 'Round {{round}} is announced, hash {{hash}}',
    waits: '{{what}}: {{how}}',
    abandoned: 'Round {{round}} is abandoned',
    ended: 'Draw {{number}} has ended and its secret is public. Download the proof: {{command}}',
    interrupted: 'Interrupted. A round that was announced stands as it was.\nGo on: {{command}}',
    closesAt:
      'The locks of the phones have to be published before the public randomness comes at {{time}}. Unless a big screen is open, go on before then, or the round can only be abandoned.',
  },
  verify: {
    holds: 'The proof holds: draw {{drawId}}, participants: {{participants}}, rounds: {{rounds}}',
    round: 'Round {{round}}, {{award}}: {{winners}}',
    strength: 'Strength: {{strength}}',
    winner: '{{name}} ({{id}})',
    voided: '{{name}} ({{id}}, voided)',
    between: ', ',
  },
}
