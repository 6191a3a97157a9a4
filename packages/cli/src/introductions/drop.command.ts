import { outcomeCommand } from './outcome-command.ts'

export default outcomeCommand({
  verb: 'drop',
  summary: { zh: '登记对接未成及原因', en: 'Record that an introduction came to nothing, and why' },
  option: {
    name: 'reason',
    value: 'text',
    example: 'price',
    text: { zh: '未成的原因', en: 'why it came to nothing' },
  },
  done: { zh: '已登记为未成。', en: 'Recorded as dropped.' },
  record: (server, id, reason) => server.introductions.drop({ params: { id }, body: { reason } }),
})
