import { channelGroupsContract } from './channel-groups.contract.ts'
export { channelGroupsZh as zh } from './channel-groups.zh.ts'
export { channelGroupsEn as en } from './channel-groups.en.ts'
export { channelGroupsScreens as screens, channelGroupsMenu as menu } from './channel-groups.screens.ts'

export const contract = { channelGroups: channelGroupsContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  channelGroups: { zh: '子频道的分组', en: 'Groups of sub-channels' },
} as const
