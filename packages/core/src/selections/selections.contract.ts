import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { storedId } from '../contract/stored.ts'
import { operation } from '../operations/operation.ts'
import { anySession } from '../permissions/need.ts'
import { atMost, noRepeats, notNone } from '../rules/list.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { requiredText } from '../rules/text.ts'
import { exportQuery } from '../spreadsheets/table-endpoint.ts'
import { bulkNounNames } from './bulk-nouns.ts'

/** Records that are chosen one by one at most. */
export const maxChosen = 500
/** Records that one selection holds at most. */
export const maxSelected = 200_000

/** The records of one noun that a person has chosen: a set that stays as it was when it was made, for a day. */
export const selection = z.object({ id: storedId, noun: z.enum(bulkNounNames), count: z.number() })
export type Selection = z.output<typeof selection>

/** `came` counts what matches the filter that the selection was made by, and was not there yet; `gone` what was deleted since. */
export const selectionNow = z.object({ ...selection.shape, came: z.number(), gone: z.number() })
export type SelectionNow = z.output<typeof selectionNow>

const filterText = personal('text', requiredText(100))

/**
 * Some of them by their ids, with the versions that were looked at in the same order, or those of now; or all that a
 * list finds, `query` as its address has it.
 */
const choosing = z.strictObject({
  noun: z.enum(bulkNounNames),
  ids: z.optional(z.array(z.uuid()).check(atMost(maxChosen), notNone, noRepeats)),
  versions: z.optional(z.array(z.int().check(z.minimum(1))).check(atMost(maxChosen))),
  query: z.optional(z.record(impersonal(requiredText(30)), filterText)),
})

const params = z.object({ selectionId: z.uuid() })
const dryRun = z._default(z.boolean(), false)
const tags = z.optional(z.array(impersonal(requiredText(20))).check(atMost(20), noRepeats))

/** What becomes of each: `categoryId` '' takes it out of its category; what is left out stays. */
export const bulkChange = z.strictObject({
  categoryId: z.optional(z.union([z.uuid(), z.literal('')])),
  addTags: tags,
  dropTags: tags,
  isOn: z.optional(z.boolean()),
})
export type BulkChangeValues = z.output<typeof bulkChange>

/**
 * Whoever may see a noun may choose of it; deleting asks what deleting many of it asks, changing what changing one does. A
 * run reports each record that it left as a rejected row, such as one that waits for a decision and has changed since.
 */
export const selectionsContract = {
  create: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/selections',
    summary: { zh: '选定一批记录', en: 'Choose records: a set that is fixed from now on' },
    needs: anySession,
    body: choosing,
    answer: selection,
    status: 201,
    errors: ['selection.too_many', 'selection.none'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/selections/{selectionId}',
    summary: {
      zh: '选定的记录',
      en: 'Show how many records are chosen, and what came and went since',
    },
    needs: anySession,
    params,
    answer: selectionNow,
  }),
  delete: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/selections/{selectionId}/delete',
    summary: { zh: '删除选定的记录', en: 'Delete the chosen records as a run' },
    needs: anySession,
    params,
    body: z.strictObject({ dryRun }),
    answer: operation,
    status: 202,
    errors: ['session.forbidden', 'import.too_many_waiting'],
  }),
  change: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/selections/{selectionId}/change',
    summary: {
      zh: '修改选定的记录：分类、标签、启用或停用',
      en: 'Change the chosen records as a run: category, tags, on or off',
    },
    needs: anySession,
    params,
    body: z.strictObject({ ...bulkChange.shape, dryRun }),
    answer: operation,
    status: 202,
    errors: ['session.forbidden', 'selection.not_offered', 'import.too_many_waiting'],
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/v1/selections/{selectionId}/export',
    summary: { zh: '导出选定的记录', en: 'Export the chosen records' },
    needs: anySession,
    params,
    query: z.strictObject(exportQuery),
    answer: 'stream',
    errors: ['selection.not_offered'],
  }),
} as const
