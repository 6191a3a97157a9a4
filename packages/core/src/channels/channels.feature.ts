import { adminPhoneContract } from './admin-phone.contract.ts'
import { channelsContract, subChannelsContract } from './channels.contract.ts'
export { channelsZh as zh, channelErrorsZh as errorsZh } from './channels.zh.ts'
export { channelsEn as en, channelErrorsEn as errorsEn } from './channels.en.ts'
export { channelErrors as errors } from './channels.errors.ts'
export { channelsScreens as screens, channelsMenu as menu } from './channels.screens.ts'
export { subChannelColumns as columns } from './sub-channel.columns.ts'

export const contract = {
  channels: channelsContract,
  adminPhone: adminPhoneContract,
  subChannels: subChannelsContract,
} as const

/** What each group of its endpoints is about. */
export const tags = {
  channels: { zh: '本频道和它的管理员', en: 'The own channel and its administrator' },
  adminPhone: { zh: '管理员手机', en: 'The phone of the administrator' },
  subChannels: { zh: '主频道的子频道', en: 'The sub-channels of a main channel' },
} as const
