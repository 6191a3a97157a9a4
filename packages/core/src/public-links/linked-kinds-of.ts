import { outline } from '../contract/outline.ts'
import { meets } from '../permissions/need.ts'
import type { Session } from '../sessions/session.ts'
import { type LinkedKind, linkedKinds, linkGroups } from './linked-kinds.ts'

/** The kinds whose links `session` may see. `groups`: the groups of the contract that its token is limited to, null for all. */
export const linkedKindsOf = (session: Session, groups: readonly string[] | null = null): LinkedKind[] =>
  linkedKinds.filter((kind) => {
    const group = linkGroups[kind]
    return meets(outline[group].showLink.needs, session) && (!groups || groups.includes(group))
  })
