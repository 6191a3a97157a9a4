import type { Session } from '../sessions/session.ts'
import { type Flag, holdsFlag } from './flags.ts'
import type { Role } from './role.ts'

/**
 * What an endpoint asks for. `chamber`: a channel with a chamber id (`cocId`); the provider never acts inside a
 * channel.
 */
export type Need =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'session' }
  | { readonly kind: 'role'; readonly roles: readonly Role[] }
  | { readonly kind: 'flag'; readonly flag: Flag }
  | { readonly kind: 'chamber' }

export const anyone = { kind: 'anyone' } as const satisfies Need
export const anySession = { kind: 'session' } as const satisfies Need
export const chamberOnly = { kind: 'chamber' } as const satisfies Need
export const flagNeeded = (flag: Flag) => ({ kind: 'flag', flag }) as const satisfies Need
export const roleNeeded = (...wanted: Role[]) => ({ kind: 'role', roles: wanted }) as const satisfies Need

/**
 * The one authorisation rule: whether `session` meets `need`. The server enforces it for every way in; menus,
 * buttons and the CLI only ask.
 */
export function meets(need: Need, session: Session | undefined): boolean {
  if (need.kind === 'anyone') return true
  if (!session) return false
  switch (need.kind) {
    case 'session':
      return true
    case 'role':
      return need.roles.includes(session.account.role)
    case 'flag':
      return session.account.role !== 'provider' && holdsFlag(session.channel.flags, need.flag)
    case 'chamber':
      return session.account.role === 'chamber-admin' && session.channel.cocId !== null
  }
}
