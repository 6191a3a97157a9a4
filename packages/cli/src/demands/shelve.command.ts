import { demandsContract } from '@icss/core/demands/demands.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

export default actCommand({
  summary: { zh: '需求上架', en: 'Put a demand on the shelf, or approve it' },
  examples: same(`icss demands shelve ${exampleId}`, `icss demands shelve ${exampleId} --seen 3`),
  call: 'demands.setStatus',
  endpoint: demandsContract.setStatus,
  body: { status: 0 },
  isSeen: true,
  idText: { zh: '编号，见 icss demands list', en: 'its id, see icss demands list' },
  done: { zh: '“{{name}}”已上架。', en: '“{{name}}” is on the shelf.' },
  nameOf: ({ name }) => name,
})
