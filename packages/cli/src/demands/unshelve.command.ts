import { demandsContract } from '@icss/core/demands/demands.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

export default actCommand({
  summary: { zh: '需求下架', en: 'Take a demand off the shelf' },
  examples: same(`icss demands unshelve ${exampleId}`),
  call: 'demands.setStatus',
  endpoint: demandsContract.setStatus,
  body: { status: 1 },
  idText: { zh: '编号，见 icss demands list', en: 'its id, see icss demands list' },
  ask: { zh: '下架', en: 'Take it off the shelf' },
  done: { zh: '“{{name}}”已下架。', en: '“{{name}}” is off the shelf.' },
  nameOf: ({ name }) => name,
})
