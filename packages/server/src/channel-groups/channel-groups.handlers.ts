import type { channelGroupsContract } from '@icss/core/channel-groups/channel-groups.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { deleteGroup } from './delete-group.ts'
import { listGroups, showGroup } from './list-groups.ts'
import { createGroup, updateGroup } from './save-group.ts'

export const channelGroupsHandlers: Handlers<{ channelGroups: typeof channelGroupsContract }>['channelGroups'] = {
  list: listGroups,
  show: showGroup,
  create: createGroup,
  update: updateGroup,
  delete: deleteGroup,
}
