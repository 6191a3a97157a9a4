import { resourcesContract } from '@icss/core/resources/resources.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

export default actCommand({
  summary: { zh: '资源下架', en: 'Take a resource off the shelf' },
  examples: same(`icss resources unshelve ${exampleId}`),
  call: 'resources.setStatus',
  endpoint: resourcesContract.setStatus,
  body: { status: 1 },
  idText: { zh: '编号，见 icss resources list', en: 'its id, see icss resources list' },
  ask: { zh: '下架', en: 'Take it off the shelf' },
  done: { zh: '“{{name}}”已下架。', en: '“{{name}}” is off the shelf.' },
  nameOf: ({ name }) => name,
})
