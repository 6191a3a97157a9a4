import { outline } from '../contract/outline.ts'
import { meets } from '../permissions/need.ts'
import type { Session } from '../sessions/session.ts'
import { type BinKind, binKinds } from './recycle-bin.contract.ts'

/**
 * The kinds of which `session` sees what was deleted, or may restore and erase it: those that it may read, or delete.
 * `groups`: the groups of the contract that its token is limited to, null for all.
 */
export const binKindsOf = (
  session: Session,
  may: 'list' | 'delete',
  groups: readonly string[] | null = null,
): BinKind[] =>
  binKinds.filter((kind) => meets(outline[kind][may].needs, session) && (!groups || groups.includes(kind)))
