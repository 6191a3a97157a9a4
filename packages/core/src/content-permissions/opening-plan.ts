import * as z from 'zod/mini'
import { named } from '../contract/named.ts'
import { givenPlan, isPlan, type Plan, planOf, type PlanRow } from '../operations/plan.ts'
import { atMost, noRepeats, notNone } from '../rules/list.ts'
import { requiredId } from '../rules/text.ts'
import { type ContentKind, contentKinds, groupIds } from './content-permission.ts'

/** Pieces of content that one plan may change. */
export const maxPlannedContent = 10_000

/** Openings that one plan may add or take away, over all content and groups. */
export const maxPlannedOpenings = 200_000

const someGroups = groupIds.check(notNone)
const forAll = {
  /** Kinds of content; all of them without it. */
  contentKinds: z.optional(z.array(z.enum(contentKinds)).check(atMost(contentKinds.length), notNone, noRepeats)),
  /** Channel groups; all of them without it. */
  groupIds: z.optional(someGroups),
}

/**
 * A bulk change of which channel groups see content (personal-centre.md, Opening content): single openings, all of some
 * kinds to some groups, or what the account has selected in a list. It takes what the channel has now, never what comes
 * later.
 */
export const openingChange = named(
  'OpeningChange',
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('openAll'), ...forAll }),
    z.strictObject({ kind: z.literal('closeAll'), ...forAll }),
    z.strictObject({
      kind: z.literal('openings'),
      items: z
        .array(z.strictObject({ kind: z.enum(contentKinds), contentId: requiredId, open: groupIds, close: groupIds }))
        .check(atMost(maxPlannedContent), notNone),
    }),
    z.strictObject({ kind: z.literal('selected'), selectionId: z.uuid(), open: groupIds, close: groupIds }),
  ]),
)
export type OpeningChange = z.output<typeof openingChange>

/**
 * A plan that can be applied once. Each row is a piece of content: `field` its kind, `before` and `after` those of the
 * touched groups that see it, as ids in their order with commas between.
 */
export const openingPlan = givenPlan('OpeningPlan', maxPlannedContent)
export type OpeningPlan = z.output<typeof openingPlan>

/** A piece of content and the ids of the groups that see it. */
export interface Opening {
  readonly kind: ContentKind
  readonly contentId: string
  readonly name: string
  readonly groupIds: readonly string[]
}

/** Names a piece of content among those of all kinds. */
export const contentKey = (kind: string, contentId: string) => `${kind}:${contentId}`

/** The ids of groups as a plan writes them. */
export const idsText = (ids: Iterable<string>): string => [...new Set(ids)].toSorted().join(',')

/** The ids of groups that a plan names. */
export const idsIn = (text: unknown): readonly string[] =>
  typeof text === 'string' && text !== '' ? text.split(',') : []

/** Those of the groups that a row of a plan touches which see the content, as the plan writes them. */
export function touchedNow({ before, after }: Pick<PlanRow, 'before' | 'after'>, now: Iterable<string>): string {
  const touched = new Set([...idsIn(before), ...idsIn(after)])
  return idsText([...now].filter((id) => touched.has(id)))
}

/** Which groups `change` opens a piece of content to, and which it closes it to. */
function touchedBy(
  change: OpeningChange,
  allGroups: readonly string[],
): ({ kind, contentId }: Opening) => { readonly open: readonly string[]; readonly close: readonly string[] } {
  if (change.kind === 'openings') {
    const items = new Map(change.items.map((item) => [contentKey(item.kind, item.contentId), item]))
    return ({ kind, contentId }) => items.get(contentKey(kind, contentId)) ?? { open: [], close: [] }
  }
  if (change.kind === 'selected') return () => change
  const groups = change.groupIds ?? allGroups
  const touched = change.kind === 'openAll' ? { open: groups, close: [] } : { open: [], close: groups }
  return () => touched
}

/**
 * The plan of a change: a row for each of `openings` that it changes. `allGroups`: the ids of the channel's groups. Of what
 * was selected, `openings` are those that are there.
 */
export function planOpenings(change: OpeningChange, openings: readonly Opening[], allGroups: readonly string[]): Plan {
  const touched = touchedBy(change, allGroups)
  return planOf(
    openings.map((one): PlanRow => {
      const { open, close } = touched(one)
      const has = new Set(one.groupIds)
      const closed = new Set(close)
      const opens = open.filter((id) => !has.has(id) && !closed.has(id))
      const closes = close.filter((id) => has.has(id))
      return { id: one.contentId, label: one.name, field: one.kind, before: idsText(closes), after: idsText(opens) }
    }),
  )
}

/** What a plan does to one piece of content: ids of groups that see it from then on, and of those that see it no more. */
export interface OpeningLine {
  readonly id: string
  readonly kind: ContentKind
  readonly name: string
  readonly opens: readonly string[]
  readonly closes: readonly string[]
}

const isKind = (field: string): field is ContentKind => (contentKinds as readonly string[]).includes(field)

/** The rows of a plan, a line a piece of content. */
export const openingPlanLines = (rows: readonly PlanRow[]): OpeningLine[] =>
  rows.flatMap(({ id, label, field, before, after }) =>
    isKind(field) ? [{ id, kind: field, name: label, opens: idsIn(after), closes: idsIn(before) }] : [],
  )

/** How many pieces of content a plan opens to each group that it touches, and how many it closes to it. */
export function openingsByGroup(rows: readonly PlanRow[]): ReadonlyMap<string, { opens: number; closes: number }> {
  const groups = new Map<string, { opens: number; closes: number }>()
  for (const line of openingPlanLines(rows))
    for (const side of ['opens', 'closes'] as const)
      for (const id of line[side]) {
        const counts = groups.get(id) ?? { opens: 0, closes: 0 }
        counts[side] += 1
        groups.set(id, counts)
      }
  return groups
}

/** How many openings a plan adds or takes away. */
export const openingsIn = (rows: readonly PlanRow[]): number =>
  rows.reduce((sum, { before, after }) => sum + idsIn(before).length + idsIn(after).length, 0)

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

const areIds = (text: unknown) => {
  const ids = idsIn(text)
  return ids.every(isId) && idsText(ids) === text
}

/** Whether a plan is one that `planOpenings` could have made, unchanged but for rows that were left out. */
export const isOpeningPlan = (plan: Plan): boolean =>
  isPlan(plan, ({ id, field, before, after }) => isId(id) && isKind(field) && areIds(before) && areIds(after))
