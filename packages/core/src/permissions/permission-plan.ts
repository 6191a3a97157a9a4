import * as z from 'zod/mini'
import { named } from '../contract/named.ts'
import { givenPlan, isPlan, type Plan, planOf, type PlanRow } from '../operations/plan.ts'
import { atMost, noRepeats, notNone } from '../rules/list.ts'
import { requiredId } from '../rules/text.ts'
import { allFlags, type Flag, type FlagList, flags } from './flags.ts'

/** Rows that one plan may have. */
export const maxPlanRows = 10_000

const flagChanges = z.strictObject(
  Object.fromEntries(flags.map((flag) => [flag, z.exactOptional(z.boolean())])) as Record<
    Flag,
    z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>
  >,
)

const channelIds = z.optional(z.array(requiredId).check(atMost(maxPlanRows), notNone, noRepeats))

/**
 * A bulk change of what sub-channels may do (seed section 6; product.md section 9): all permissions opened or closed, a
 * template given, or flags set one by one. Without `channelIds` it is for all sub-channels.
 */
export const permissionChange = named(
  'PermissionChange',
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('openAll'), channelIds }),
    z.strictObject({ kind: z.literal('closeAll'), channelIds }),
    z.strictObject({ kind: z.literal('template'), templateId: requiredId, channelIds }),
    z.strictObject({
      kind: z.literal('flags'),
      channels: z.array(z.strictObject({ id: requiredId, flags: flagChanges })).check(atMost(maxPlanRows), notNone),
    }),
  ]),
)
export type PermissionChange = z.output<typeof permissionChange>

/** A plan that can be applied once: a second time answers the run that the first one made. */
export const permissionPlan = givenPlan('PermissionPlan', maxPlanRows)
export type PermissionPlan = z.output<typeof permissionPlan>

/** Twelve characters, `1` for each flag that is held, by id. */
export const bitsOf = (list: FlagList): string => flags.map((_, id) => (list[id] ? '1' : '0')).join('')

/** The flags that `bits` names; none when it names none. */
export const flagsOfBits = (bits: unknown): boolean[] | undefined =>
  typeof bits === 'string' && /^[01]{12}$/.test(bits) ? Array.from(bits, (bit) => bit === '1') : undefined

/** What a sub-channel holds; `template` is the id of the template that it comes from, '' when set one by one. */
export interface Holding {
  readonly id: string
  readonly name: string
  readonly flags: FlagList
  readonly template: string
}

export interface Template {
  readonly id: string
  readonly flags: FlagList
}

const withFlags = (before: FlagList, changed: Readonly<Partial<Record<Flag, boolean>>>): boolean[] =>
  flags.map((flag, id) => changed[flag] ?? before[id] === true)

/** What `change` makes of one sub-channel. `standard` is the all-open template, `given` the one that is to be given. */
function targetOf(
  change: PermissionChange,
  { id, flags: before, template }: Holding,
  { standard, given }: { readonly standard: Template; readonly given: Template | undefined },
): { readonly flags: FlagList; readonly template: string } {
  switch (change.kind) {
    case 'openAll':
      return { flags: allFlags, template: standard.id }
    case 'closeAll':
      return { flags: allFlags.map(() => false), template: '' }
    case 'template':
      return given ? { flags: given.flags, template: given.id } : { flags: before, template }
    case 'flags': {
      const changed = change.channels.find((channel) => channel.id === id)?.flags ?? {}
      const after = withFlags(before, changed)
      return { flags: after, template: bitsOf(after) === bitsOf(before) ? template : '' }
    }
  }
}

/** The plan of a change: a row for the flags of each sub-channel that it changes, and one for its template. */
export function planPermissions(
  change: PermissionChange,
  holdings: readonly Holding[],
  templates: { readonly standard: Template; readonly given: Template | undefined },
): Plan {
  return planOf(
    holdings.flatMap((holding): PlanRow[] => {
      const { id, name: label } = holding
      const target = targetOf(change, holding, templates)
      return [
        { id, label, field: 'flags', before: bitsOf(holding.flags), after: bitsOf(target.flags) },
        { id, label, field: 'template', before: holding.template, after: target.template },
      ]
    }),
  )
}

const isRow = ({ field, before, after }: PlanRow): boolean =>
  field === 'flags'
    ? flagsOfBits(before) !== undefined && flagsOfBits(after) !== undefined
    : field === 'template' && typeof before === 'string' && typeof after === 'string'

/** Whether a plan is one that `planPermissions` could have made, unchanged but for rows that were left out. */
export const isPermissionPlan = (plan: Plan): boolean => isPlan(plan, isRow)
