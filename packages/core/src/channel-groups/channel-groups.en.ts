import type { Translation } from '../copy/translate.ts'
import type { channelGroupsZh } from './channel-groups.zh.ts'

export const channelGroupsEn: Translation<typeof channelGroupsZh> = {
  title: 'Channel groups',
  empty: {
    title: 'No channel groups yet',
    text: 'Make a group and put sub-channels into it; content can then be opened to those alone.',
  },
  add: 'New channel group',
  addBelow: 'New group within it',
  rename: 'Rename',
  remove: 'Delete',
  more: 'Actions on {{name}}',
  name: 'Name of the group',
  parent: 'Within',
  atTop: 'No other group',
  members_one: '{{count}} sub-channel',
  members_other: '{{count}} sub-channels',
  withBelow_one: 'With the groups within it: {{count}} sub-channel',
  withBelow_other: 'With the groups within it: {{count}} sub-channels',
  search: 'Search sub-channels',
  only: 'Members only',
  columns: { name: 'Sub-channel', account: 'Account', status: 'Status' },
  noChannels: { title: 'No sub-channels yet', text: 'Once there are sub-channels, put them into groups here.' },
  noMembers: {
    title: 'No sub-channels in this group',
    text: 'Turn “Members only” off and tick those that belong to it.',
  },
  added_one: '{{count}} to be added',
  added_other: '{{count}} to be added',
  removed_one: '{{count}} to be removed',
  removed_other: '{{count}} to be removed',
  saveMembers: 'Save members',
  saved: 'The group is saved',
  paste: {
    open: 'Paste a list',
    title: 'Tick sub-channels by a list',
    field: 'Names, abbreviations or administrators’ accounts, one a line',
    add: 'Tick those on the list',
    missing_one: 'No sub-channel was found for {{count}} line: {{names}}',
    missing_other: 'No sub-channel was found for {{count}} lines: {{names}}',
  },
  deleteTitle: 'Delete channel group',
  deleteText:
    'Deletes the group “{{name}}”: its sub-channels no longer see what was opened to this group alone. Groups within it move up, and the sub-channels stay as they are.',
}
