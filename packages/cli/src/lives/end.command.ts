import { livesContract } from '@icss/core/lives/lives.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

const idText = { zh: '直播编号，见 icss lives list', en: 'id of the live, see icss lives list' }

const shared = { call: 'lives.act', endpoint: livesContract.act, idText } as const

const nameOf = ({ name }: { name: string }) => name

export default actCommand({
  ...shared,
  summary: { zh: '结束一场直播；结束后不能重新开始', en: 'End a live; it cannot be started again' },
  examples: same(`icss lives end ${exampleId}`, `icss lives end ${exampleId} --yes`),
  body: { action: 'end' },
  ask: { zh: '结束直播，之后不能重新开始', en: 'End the live; it cannot be started again' },
  done: { zh: '“{{name}}”已结束。', en: '“{{name}}” has ended.' },
  nameOf,
})
