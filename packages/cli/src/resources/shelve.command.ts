import { resourcesContract } from '@icss/core/resources/resources.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

export default actCommand({
  summary: { zh: '资源上架', en: 'Put a resource on the shelf, or approve it' },
  examples: same(`icss resources shelve ${exampleId}`, `icss resources shelve ${exampleId} --seen 3`),
  call: 'resources.setStatus',
  endpoint: resourcesContract.setStatus,
  body: { status: 0 },
  isSeen: true,
  idText: { zh: '编号，见 icss resources list', en: 'its id, see icss resources list' },
  done: { zh: '“{{name}}”已上架。', en: '“{{name}}” is on the shelf.' },
  nameOf: ({ name }) => name,
})
