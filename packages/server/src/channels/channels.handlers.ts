import type { channelsContract, subChannelsContract } from '@icss/core/channels/channels.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { takeImport } from '../imports/take-import.ts'
import { changeAdmin } from './change-admin.ts'
import { createSubChannel } from './create-sub-channel.ts'
import { disableSubChannel, enableSubChannel } from './enable-sub-channel.ts'
import { exportSubChannels } from './export-sub-channels.ts'
import { listSubChannels } from './list-sub-channels.ts'
import { resetSubChannelPassword } from './reset-sub-channel-password.ts'
import { sendAdminCode } from './send-admin-code.ts'
import { showChannel } from './show-channel.ts'
import { showSubChannel } from './show-sub-channel.ts'
import { updateChannel } from './update-channel.ts'
import { updateSubChannel } from './update-sub-channel.ts'

export const channelsHandlers: Handlers<{ channels: typeof channelsContract }>['channels'] = {
  show: showChannel,
  update: updateChannel,
  sendAdminCode,
  changeAdmin,
}

export const subChannelsHandlers: Handlers<{ subChannels: typeof subChannelsContract }>['subChannels'] = {
  import: takeImport('subChannels.import'),
  export: exportSubChannels,
  list: listSubChannels,
  show: showSubChannel,
  create: createSubChannel,
  update: updateSubChannel,
  enable: enableSubChannel,
  disable: disableSubChannel,
  resetPassword: resetSubChannelPassword,
}
