import type { Translation } from '../copy/translate.ts'
import type { contentPermissionsZh } from './content-permissions.zh.ts'

export const contentPermissionsEn: Translation<typeof contentPermissionsZh> = {
  title: 'Open to channel groups',
  hint: 'The sub-channels of the chosen groups can see it; with none chosen only this channel does.',
  choose: 'Choose groups',
  none: 'Open to no channel group: only this channel sees it.',
  empty: 'There are no channel groups yet; once there are, they can be chosen.',
  manage: 'Manage channel groups',
  all: 'All',
  count: '{{count}} chosen',
  search: 'Search channel groups',
  noMatch: 'No channel group matches',
  channels: '{{count}} sub-channels',
  within: '{{name}} (in {{parent}})',
  saved: 'Saved to whom it is open',
}
