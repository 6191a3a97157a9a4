import { accountsContract } from '../accounts/accounts.contract.ts'
import { subChannelsContract } from '../channels/channels.contract.ts'
import { chaptersContract } from '../chapters/chapters.contract.ts'
import { companiesContract } from '../companies/companies.contract.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { employeesContract } from '../employees/employees.contract.ts'
import { filesContract } from '../files/files.contract.ts'
import { meets } from '../permissions/need.ts'
import { permissionsContract } from '../permissions/permissions.contract.ts'
import type { Session } from '../sessions/session.ts'
import type { OperationKind } from './operation.ts'

/** A kind of run that changes rows itself; an undo has the kind of what it undoes. */
export type StartedKind = Exclude<OperationKind, 'operations.undo'>

const startedBy: Readonly<Record<StartedKind, Endpoint>> = {
  'accounts.import': accountsContract.import,
  'chapters.apply': chaptersContract.applyPlan,
  'companies.import': companiesContract.import,
  'employees.import': employeesContract.import,
  'files.import': filesContract.import,
  'permissions.apply': permissionsContract.apply,
  'subChannels.import': subChannelsContract.import,
}

/**
 * The kinds of run that `session` may see, follow, cancel, resume, undo and fetch the files of: those that it could start.
 * `groups`: the groups of the contract that its token is limited to, null for all.
 */
export const visibleKinds = (session: Session, groups: readonly string[] | null = null): StartedKind[] =>
  (Object.keys(startedBy) as StartedKind[]).filter(
    (kind) => meets(startedBy[kind].needs, session) && (!groups || groups.includes(kind.slice(0, kind.indexOf('.')))),
  )
