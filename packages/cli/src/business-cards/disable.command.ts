import { businessCardsContract } from '@icss/core/business-cards/business-cards.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

export default actCommand({
  call: 'businessCards.setStatus',
  endpoint: businessCardsContract.setStatus,
  idText: { zh: '名片编号，见 icss business-cards list', en: 'id of the card, see icss business-cards list' },
  summary: {
    zh: '停用一张超级名片，链接和二维码保持不变',
    en: 'Turn a super business card off; its link and QR code stay the same',
  },
  examples: same(`icss business-cards disable ${exampleId}`),
  body: { status: 'off' },
  done: { zh: '“{{name}}”的名片已停用。', en: 'The card of “{{name}}” is off.' },
  nameOf: ({ name }: { name: string }) => name,
})
