import type { Translation } from '../copy/translate.ts'
import type { contentPermissionsZh } from './content-permissions.zh.ts'

export const contentPermissionsEn: Translation<typeof contentPermissionsZh> = {
  hint: 'The sub-channels of the chosen groups can see it; with none chosen only this channel does.',
  empty: 'There are no channel groups yet; once there are, they can be chosen.',
  manage: 'Manage channel groups',
  all: 'All',
  count: '{{count}} chosen',
}
