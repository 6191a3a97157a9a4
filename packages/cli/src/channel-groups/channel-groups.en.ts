import type { Translation } from '@icss/core/copy/translate.ts'
import type { channelGroupsZh } from './channel-groups.zh.ts'

export const channelGroupsEn: Translation<typeof channelGroupsZh> = { parent: 'Within', channels: 'Sub-channels' }
