import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/named.ts'
import { storedId } from '../contract/stored.ts'
import { anySession } from '../permissions/need.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { ruleWith } from '../rules/rule.ts'
import { requiredText } from '../rules/text.ts'

/** Views that an account keeps at most, of all lists together. */
export const maxSavedViews = 200
export const savedViewNameLength = 30

const list = impersonal(requiredText(60))

/** Settings of a list that a view keeps at most; no list has as many. */
export const maxViewSettings = 40

/** What a list was asked for, as its address has it: order and filters. */
const query = z.record(impersonal(requiredText(30)), personal('text', requiredText(100))).check(
  ruleWith('rule.too_many', (settings: Readonly<Record<string, string>>) => {
    const count = Object.keys(settings).length
    return count > maxViewSettings ? { max: maxViewSettings, count } : undefined
  }),
)

/** A view of a list that an account keeps for itself. */
export const savedView = named('SavedView', z.object({ id: storedId, list, name: personal('text', z.string()), query }))
export type SavedView = z.output<typeof savedView>

export const savedViewDraft = z.strictObject({ list, name: personal('text', requiredText(savedViewNameLength)), query })
export type SavedViewDraft = z.output<typeof savedViewDraft>

/** Everybody's views are their own: nobody else sees, takes or deletes them, and a view gives no right to what it shows. */
export const savedViewsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/saved-views',
    summary: { zh: '自己保存的列表视图', en: 'List the own saved views of lists' },
    needs: anySession,
    query: z.strictObject({ list: z.optional(list) }),
    answer: z.object({ items: z.array(savedView), total: z.number() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/saved-views',
    summary: { zh: '保存列表视图，同名的会被替换', en: 'Save a view of a list, in place of one of the same name' },
    needs: anySession,
    body: savedViewDraft,
    answer: savedView,
    status: 201,
    errors: ['saved_view.limit'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/saved-views/{viewId}',
    summary: { zh: '删除保存的列表视图', en: 'Delete a saved view' },
    needs: anySession,
    params: z.object({ viewId: z.uuid() }),
  }),
} as const
