import { subChannelsContract } from '@icss/core/channels/channels.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

const idText = { zh: '子频道编号，见 icss sub-channels list', en: 'id of the sub-channel, see icss sub-channels list' }

const nameOf = ({ name }: { name: string }) => name

export default actCommand({
  summary: { zh: '停用一个子频道，并结束它的登录', en: 'Disable a sub-channel, ending its sessions' },
  examples: same(`icss sub-channels disable ${exampleId}`),
  call: 'subChannels.disable',
  endpoint: subChannelsContract.disable,
  idText,
  ask: { zh: '停用子频道，并结束它的登录', en: 'Disable the sub-channel, ending its sessions' },
  done: { zh: '“{{name}}”已停用。', en: '“{{name}}” is disabled.' },
  nameOf,
})
