import { companiesContract } from '../companies/companies.contract.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { coursesContract } from '../courses/courses.contract.ts'
import { employeesContract } from '../employees/employees.contract.ts'
import { noticesContract } from '../notices/notices.contract.ts'
import { meets } from '../permissions/need.ts'
import type { Session } from '../sessions/session.ts'
import { tutorsContract } from '../tutors/tutors.contract.ts'
import type { BinKind } from './recycle-bin.contract.ts'

/** By which endpoints what lies in the bin was read and deleted. */
const kept: Readonly<Record<BinKind, { readonly list: Endpoint; readonly delete: Endpoint }>> = {
  notices: noticesContract,
  companies: companiesContract,
  employees: employeesContract,
  courses: coursesContract,
  tutors: tutorsContract,
}

/**
 * The kinds of which `session` sees what was deleted, or may restore and erase it: those that it may read, or delete.
 * `groups`: the groups of the contract that its token is limited to, null for all.
 */
export const binKindsOf = (
  session: Session,
  may: 'list' | 'delete',
  groups: readonly string[] | null = null,
): BinKind[] =>
  (Object.keys(kept) as BinKind[]).filter(
    (kind) => meets(kept[kind][may].needs, session) && (!groups || groups.includes(kind)),
  )
