import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { named } from '../contract/named.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { storedId } from '../contract/stored.ts'
import { atMost, notNone } from '../rules/list.ts'
import { exactText } from '../rules/text.ts'
import { canonicalJson } from '../hashing/canonical-json.ts'

/** Characters of the longest value: the ids of all lessons of a course, in their order. */
const maxValue = 400_000

const value = z.union([
  personal('text', exactText(maxValue)),
  z.number().check(z.minimum(-Number.MAX_SAFE_INTEGER), z.maximum(Number.MAX_SAFE_INTEGER)),
  z.boolean(),
  z.null(),
])
export type PlanValue = z.infer<typeof value>

/** One change of a bulk plan (product.md section 9): `field` of the record `id`, from `before` to `after`. */
export const planRow = named(
  'PlanRow',
  z.strictObject({
    id: impersonal(exactText(64)),
    /** What a person calls the record. */
    label: personal('text', exactText(500)),
    field: impersonal(exactText(40)),
    before: value,
    after: value,
  }),
)
export type PlanRow = z.infer<typeof planRow>

/** What is to change, row by row; `digest` tells whether the data moved since. */
export const plan = z.strictObject({ rows: z.array(planRow), digest: impersonal(exactText(64)) })
export type Plan = z.infer<typeof plan>

/** A plan with the id of the run that it will be. */
export interface IdentifiedPlan extends Plan {
  readonly id: string
}

/** A plan as it is sent to be applied, of at most so many rows: a second time answers the run that the first one made. */
export const givenPlan = <const Name extends string>(name: Name, most: number) =>
  named(
    name,
    z.strictObject({ id: z.uuid(), rows: z.array(planRow).check(atMost(most), notNone), digest: plan.shape.digest }),
  )

/** A plan as it is answered, to be sent back when it is applied; `id` names the run that it will be. */
export const answeredPlan = named(
  'Plan',
  z.object({ id: storedId, rows: z.array(planRow), digest: impersonal(z.string()) }),
)

/** The present value of a field of a record; none when the record is gone. */
export type Present = (id: string, field: string) => PlanValue | undefined

/** SHA-256 of what the plan found, hex: equal exactly when the same fields of the same records have the same values. */
export const digestOf = (rows: readonly PlanRow[]): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(rows.map(({ id, field, before }) => [id, field, before])))))

/** A plan of the rows that change something. */
export function planOf(rows: readonly PlanRow[]): Plan {
  const changing = rows.filter(({ before, after }) => before !== after)
  return { rows: changing, digest: digestOf(changing) }
}

/**
 * Whether a plan is one that `planOf` could have made of rows that `isRow` lets through: each field of a record once, and
 * the digest theirs.
 */
export function isPlan({ rows, digest }: Plan, isRow: (row: PlanRow) => boolean): boolean {
  const keys = new Set(rows.map(({ id, field }) => canonicalJson([id, field])))
  return keys.size === rows.length && digest === digestOf(rows) && rows.every(isRow)
}

/** The rows whose record is gone or has another value than the plan found: with any of them it must not be applied. */
export const movedRows = ({ rows }: Plan, present: Present): PlanRow[] =>
  rows.filter(({ id, field, before }) => present(id, field) !== before)

/** The plan that restores what `applied` changed, and the rows that cannot be restored since they moved again. */
export function undoOf({ rows }: Plan, present: Present): { readonly plan: Plan; readonly lost: readonly PlanRow[] } {
  const lost = rows.filter(({ id, field, after }) => present(id, field) !== after)
  const gone = new Set(lost)
  const back = rows.filter((row) => !gone.has(row)).map((row) => ({ ...row, before: row.after, after: row.before }))
  return { plan: planOf(back), lost }
}
