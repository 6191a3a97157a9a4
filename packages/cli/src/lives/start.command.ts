import { livesContract } from '@icss/core/lives/lives.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

const idText = { zh: '直播编号，见 icss lives list', en: 'id of the live, see icss lives list' }

const shared = { call: 'lives.act', endpoint: livesContract.act, idText } as const

const nameOf = ({ name }: { name: string }) => name

export default actCommand({
  ...shared,
  summary: { zh: '开始一场直播', en: 'Start a live' },
  examples: same(`icss lives start ${exampleId}`),
  body: { action: 'start' },
  done: { zh: '“{{name}}”已开始。', en: '“{{name}}” is live.' },
  nameOf,
})
