import * as z from 'zod/mini'
import { storedId } from '../contract/stored.ts'
import { endpoint } from '../contract/endpoint.ts'
import { queryNumber } from '../rules/number.ts'
import { personal } from '../rules/personal.ts'
import { listAnswer, listQuery, search } from '../contract/list.ts'
import { operation } from '../operations/operation.ts'
import { answeredPlan } from '../operations/plan.ts'
import { mainChannelOnly } from '../permissions/need.ts'
import { contentKinds, groupIds } from './content-permission.ts'
import { explainedOpening } from './explained-opening.ts'
import { openingChange, openingPlan } from './opening-plan.ts'

const params = z.object({ kind: z.enum(contentKinds), contentId: z.uuid() })

/** Which groups see a piece of content; none: only the channel itself sees it. */
export const contentPermission = z.object({
  kind: z.enum(contentKinds),
  contentId: storedId,
  groupIds: z.array(storedId),
})

/** A piece of content by name, with the groups that see it. */
const openedContent = z.object({ ...contentPermission.shape, name: personal('text', z.string()) })

/** What of the channel's content is asked for; `groupId`: what is open to that group itself. */
const filters = {
  kind: z.optional(z.enum(contentKinds)),
  groupId: z.optional(z.uuid()),
  open: z.optional(z.enum(['some', 'none'])),
  q: search(50),
}

/** Pieces of content that the matrix shows at once; `total` of its answer says how many there are. */
export const matrixRows = 2_000

export const contentPermissionsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/content-permissions',
    summary: { zh: '内容权限列表', en: 'List which content is open to which channel groups' },
    needs: mainChannelOnly,
    query: z.strictObject({ ...listQuery(['newest'], 'newest'), ...filters }),
    answer: listAnswer(openedContent),
  }),
  matrix: endpoint({
    method: 'GET',
    path: '/api/v1/content-permission-matrix',
    summary: {
      zh: '内容与频道组的对照表',
      en: 'Show content against channel groups; of each piece the places in `groupIds` of those that see it',
    },
    needs: mainChannelOnly,
    query: z.strictObject({ ...filters, most: z._default(queryNumber(1, matrixRows), matrixRows) }),
    answer: z.object({
      groupIds: z.array(storedId),
      items: z.array(
        z.object({
          kind: z.enum(contentKinds),
          contentId: storedId,
          name: personal('text', z.string()),
          openTo: z.array(z.number()),
        }),
      ),
      total: z.number(),
    }),
  }),
  plan: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/content-permission-plans',
    summary: { zh: '预览批量开放和关闭内容', en: 'Plan a bulk change of which channel groups see content' },
    needs: mainChannelOnly,
    body: openingChange,
    answer: answeredPlan,
    errors: ['request.not_found', 'opening.too_many', 'selection.not_offered', 'selection.too_many'],
  }),
  apply: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/content-permission-plans/apply',
    summary: { zh: '执行批量开放和关闭内容', en: 'Apply a plan, unless the openings have moved since' },
    needs: mainChannelOnly,
    body: openingPlan,
    // The ids of all openings of the largest plan.
    maxBody: 16 * 1024 * 1024,
    answer: operation,
    errors: ['operation.stale', 'operation.plan_undone'],
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
  explain: endpoint({
    method: 'GET',
    path: '/api/v1/content-permissions/{kind}/{contentId}/explain',
    summary: {
      zh: '说明子频道为什么能看或不能看某项内容',
      en: 'Explain why a sub-channel sees a piece of content or does not',
    },
    needs: mainChannelOnly,
    params,
    query: z.strictObject({ subChannelId: z.uuid() }),
    answer: explainedOpening,
  }),
} as const
