import * as z from 'zod/mini'
import { storedId } from '../contract/stored.ts'
import { endpoint } from '../contract/endpoint.ts'
import { mainChannelOnly } from '../permissions/need.ts'
import { contentKinds, groupIds } from './content-permission.ts'

const params = z.object({ kind: z.enum(contentKinds), contentId: z.uuid() })

/** Which groups see a piece of content; none: only the channel itself sees it. */
export const contentPermission = z.object({
  kind: z.enum(contentKinds),
  contentId: storedId,
  groupIds: z.array(storedId),
})

export const contentPermissionsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/content-permissions',
    summary: { zh: '内容权限列表', en: 'List which content is open to which channel groups' },
    needs: mainChannelOnly,
    query: z.strictObject({ kind: z.optional(z.enum(contentKinds)), groupId: z.optional(z.uuid()) }),
    answer: z.object({ items: z.array(contentPermission), total: z.number() }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/content-permissions/{kind}/{contentId}',
    summary: { zh: '某项内容的权限', en: 'Show which channel groups see a piece of content' },
    needs: mainChannelOnly,
    params,
    answer: contentPermission,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/v1/content-permissions/{kind}/{contentId}',
    summary: { zh: '设置某项内容的权限', en: 'Open a piece of content to these channel groups, and to no other' },
    needs: mainChannelOnly,
    params,
    body: z.strictObject({ groupIds }),
    answer: contentPermission,
  }),
} as const
