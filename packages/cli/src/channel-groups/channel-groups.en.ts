import type { Translation } from '@icss/core/copy/translate.ts'
import type { channelGroupsZh } from './channel-groups.zh.ts'

export const channelGroupsEn: Translation<typeof channelGroupsZh> = {
  parent: 'Within',
  channels: 'Sub-channels',
  created_one: 'The group “{{name}}” is created, with {{count}} sub-channel',
  created_other: 'The group “{{name}}” is created, with {{count}} sub-channels',
  changed_one: 'The group “{{name}}” is changed; it has {{count}} sub-channel',
  changed_other: 'The group “{{name}}” is changed; it has {{count}} sub-channels',
  askDelete: 'Delete the group “{{name}}”, so that its sub-channels no longer see what was opened to it alone',
  deleted: 'The group “{{name}}” is deleted',
}
