import { subChannelsContract } from '@icss/core/channels/channels.contract.ts'
import { printInitialPassword } from '../accounts/print-initial-password.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

const idText = { zh: '子频道编号，见 icss sub-channels list', en: 'id of the sub-channel, see icss sub-channels list' }

export default actCommand({
  summary: {
    zh: '重置子频道管理员的密码。新的初始密码只显示一次；登录和令牌随即失效。',
    en: 'Reset the password of the administrator of a sub-channel. The new initial password is shown once; sessions and tokens end.',
  },
  examples: same(`icss sub-channels reset-password ${exampleId} --yes`),
  call: 'subChannels.resetPassword',
  endpoint: subChannelsContract.resetPassword,
  idText,
  ask: {
    zh: '重置子频道管理员的密码，并结束其登录',
    en: 'Reset the password of its administrator, ending their sessions',
  },
  done: (console, { initialPassword }) => printInitialPassword(console, initialPassword),
})
