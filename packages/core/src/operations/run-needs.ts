import { type Outlined, outline } from '../contract/outline.ts'
import { meets } from '../permissions/need.ts'
import type { BulkDoes, BulkNounName } from '../selections/bulk-nouns.ts'
import type { Session } from '../sessions/session.ts'
import { type OperationKind, operationKinds } from './operation.ts'

/** A kind of run that changes rows itself; an undo has the kind of what it undoes. */
export type StartedKind = Exclude<OperationKind, 'operations.undo'>

type ImportedGroup<Kind> = Kind extends `${infer Group}.import` ? Group : never

/** What starts those that neither import nor do something with chosen records. */
const startedBy: Readonly<Record<Exclude<StartedKind, `${string}.${'import' | BulkDoes}`>, Outlined>> = {
  'chapters.apply': outline.chapters.applyPlan,
  'contentPermissions.apply': outline.contentPermissions.apply,
  'permissions.apply': outline.permissions.apply,
}

const kinds = (Object.keys(operationKinds) as OperationKind[]).filter((kind) => kind !== 'operations.undo')

const groupOf = (kind: StartedKind) => kind.slice(0, kind.indexOf('.'))

/** What asks for as much as the run does. */
const startOf = (kind: StartedKind): Outlined => {
  if (kind in startedBy) return startedBy[kind as keyof typeof startedBy]
  const [group, does] = kind.split('.')
  if (does === 'import') return outline[group as ImportedGroup<StartedKind>].import
  const ofOne = outline[group as BulkNounName]
  if (does === 'changeSelected') return ofOne.update
  return 'deleteMany' in ofOne ? ofOne.deleteMany : ofOne.delete
}

/**
 * The kinds of run that `session` may see, follow, cancel, resume, undo and fetch the files of: those that it could start.
 * `groups`: the groups of the contract that its token is limited to, null for all.
 */
export const visibleKinds = (session: Session, groups: readonly string[] | null = null): StartedKind[] =>
  kinds.filter((kind) => meets(startOf(kind).needs, session) && (!groups || groups.includes(groupOf(kind))))
