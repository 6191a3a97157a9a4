import { contract } from '../contract/contract.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { meets } from '../permissions/need.ts'
import type { Session } from '../sessions/session.ts'
import { type OperationKind, operationKinds } from './operation.ts'

/** A kind of run that changes rows itself; an undo has the kind of what it undoes. */
export type StartedKind = Exclude<OperationKind, 'operations.undo'>

type ImportedGroup<Kind> = Kind extends `${infer Group}.import` ? Group : never

/** What starts those that are no import. */
const startedBy: Readonly<Record<Exclude<StartedKind, `${string}.import`>, Endpoint>> = {
  'chapters.apply': contract.chapters.applyPlan,
  'permissions.apply': contract.permissions.apply,
}

const kinds = (Object.keys(operationKinds) as OperationKind[]).filter((kind) => kind !== 'operations.undo')

const groupOf = (kind: StartedKind) => kind.slice(0, kind.indexOf('.'))

const startOf = (kind: StartedKind): Endpoint =>
  kind in startedBy
    ? startedBy[kind as keyof typeof startedBy]
    : contract[groupOf(kind) as ImportedGroup<StartedKind>].import

/**
 * The kinds of run that `session` may see, follow, cancel, resume, undo and fetch the files of: those that it could start.
 * `groups`: the groups of the contract that its token is limited to, null for all.
 */
export const visibleKinds = (session: Session, groups: readonly string[] | null = null): StartedKind[] =>
  kinds.filter((kind) => meets(startOf(kind).needs, session) && (!groups || groups.includes(groupOf(kind))))
