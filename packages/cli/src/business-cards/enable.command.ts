import { businessCardsContract } from '@icss/core/business-cards/business-cards.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

export default actCommand({
  call: 'businessCards.setStatus',
  endpoint: businessCardsContract.setStatus,
  idText: { zh: '名片编号，见 icss business-cards list', en: 'id of the card, see icss business-cards list' },
  summary: {
    zh: '启用一张超级名片，它的公开页显示名片',
    en: 'Turn a super business card on; its public page shows it',
  },
  examples: same(`icss business-cards enable ${exampleId}`),
  body: { status: 'on' },
  done: { zh: '“{{name}}”的名片已启用。', en: 'The card of “{{name}}” is on.' },
  nameOf: ({ name }: { name: string }) => name,
})
