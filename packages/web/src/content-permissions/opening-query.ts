import * as z from 'zod/mini'
import { contentKinds } from '@icss/core/content-permissions/content-permission.ts'
import { listQuery } from '@icss/core/contract/list.ts'
import { tabName } from '@icss/core/routes/personal-center-tabs.ts'
import { impersonal } from '@icss/core/rules/personal.ts'
import { queryText } from '@icss/core/rules/text.ts'

export const openingViews = ['matrix', 'content', 'group'] as const

/** What the address of the tab says: the filters, and how it is shown. */
export const openingQuery = z.strictObject({
  ...listQuery(['newest'], 'newest'),
  q: queryText(50),
  kind: z.optional(z.enum(contentKinds)),
  groupId: z.optional(z.uuid()),
  open: z.optional(z.enum(['some', 'none'])),
  view: z._default(z.enum(openingViews), 'matrix'),
  /** The first of the groups that the matrix shows. */
  from: impersonal(queryText(5)),
  ...tabName,
})
export type OpeningQuery = z.output<typeof openingQuery>

/** What the server is asked for. */
export const filtersOf = ({ q, kind, groupId, open }: OpeningQuery) => ({ q, kind, groupId, open })
