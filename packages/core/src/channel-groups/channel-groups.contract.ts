import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { storedId } from '../contract/stored.ts'
import { endpoint } from '../contract/endpoint.ts'
import { versionQuery } from '../contract/entity-endpoints.ts'
import { mainChannelOnly } from '../permissions/need.ts'
import { channelGroupDraft } from './channel-group.ts'

const params = z.object({ groupId: z.uuid() })

/** A group with its sub-channels, those of groups within it not counted. */
export const channelGroup = z.object({
  id: storedId,
  name: impersonal(z.string()),
  parentId: z.nullable(storedId),
  channelIds: z.array(storedId),
  version: z.number(),
})
export type ChannelGroup = z.output<typeof channelGroup>

export const channelGroupsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/channel-groups',
    summary: { zh: '频道组列表', en: 'List the channel groups' },
    needs: mainChannelOnly,
    answer: z.object({ items: z.array(channelGroup), total: z.number() }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/channel-groups/{groupId}',
    summary: { zh: '频道组详情', en: 'Show a channel group' },
    needs: mainChannelOnly,
    params,
    answer: channelGroup,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/channel-groups',
    summary: { zh: '新建频道组', en: 'Create a channel group' },
    needs: mainChannelOnly,
    body: channelGroupDraft,
    answer: channelGroup,
    status: 201,
    errors: ['group.name_taken'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v1/channel-groups/{groupId}',
    summary: { zh: '修改频道组', en: 'Change a channel group' },
    needs: mainChannelOnly,
    params,
    query: versionQuery,
    body: channelGroupDraft,
    answer: channelGroup,
    errors: ['group.name_taken', 'group.own_parent', 'request.conflict'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/channel-groups/{groupId}',
    summary: { zh: '删除频道组', en: 'Delete a channel group; groups within it move up' },
    needs: mainChannelOnly,
    params,
  }),
} as const
