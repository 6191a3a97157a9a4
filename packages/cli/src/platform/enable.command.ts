import { platformContract } from '@icss/core/platform/platform.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { channelTake } from './channel-take.ts'

export default actCommand({
  summary: { zh: '启用频道', en: 'Enable a channel' },
  examples: same(`icss platform enable ${exampleId}`),
  call: 'platform.enableChannel',
  endpoint: platformContract.enableChannel,
  idText: channelTake.id.text,
  done: { zh: '已启用“{{name}}”。', en: '“{{name}}” was enabled.' },
  nameOf: ({ name }) => name,
})
