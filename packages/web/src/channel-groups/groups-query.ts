import * as z from 'zod/mini'
import { listQuery, search } from '@icss/core/contract/list.ts'
import { tabName } from '@icss/core/routes/personal-center-tabs.ts'
import { queryText } from '@icss/core/rules/text.ts'

/** The chosen group, and which sub-channels are shown beside it, as the address holds them. */
export const groupsQuery = z.strictObject({
  ...listQuery(['name', '-name'], 'name'),
  q: search(50),
  group: queryText(64),
  only: queryText(3),
  ...tabName,
})
export type GroupsQuery = z.output<typeof groupsQuery>
