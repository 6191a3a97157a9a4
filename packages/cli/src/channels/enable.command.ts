import { subChannelsContract } from '@icss/core/channels/channels.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

const idText = { zh: '子频道编号，见 icss sub-channels list', en: 'id of the sub-channel, see icss sub-channels list' }

const nameOf = ({ name }: { name: string }) => name

export default actCommand({
  summary: { zh: '启用一个子频道', en: 'Enable a sub-channel' },
  examples: same(`icss sub-channels enable ${exampleId}`),
  call: 'subChannels.enable',
  endpoint: subChannelsContract.enable,
  idText,
  done: { zh: '“{{name}}”已启用。', en: '“{{name}}” is enabled.' },
  nameOf,
})
