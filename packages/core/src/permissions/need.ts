import type { Session } from '../sessions/session.ts'
import type { PublicKind } from '../public-links/public-link.ts'
import { type Flag, holdsFlag } from './flags.ts'
import type { Role } from './role.ts'

/**
 * What an endpoint or a route asks for. `anyFlag`: at least one of them. `chamber`: the administrator of a channel with
 * a chamber id (`cocId`). `mainChannel`: a tier-1 channel, with account management. The provider never acts inside a
 * channel, so holds no flag. `link`: the token of a public page of that kind, in the path; no session stands in for it.
 */
export type Need =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'session' }
  | { readonly kind: 'role'; readonly roles: readonly Role[] }
  | { readonly kind: 'flag'; readonly flag: Flag }
  | { readonly kind: 'anyFlag'; readonly flags: readonly Flag[] }
  | { readonly kind: 'chamber' }
  | { readonly kind: 'mainChannel' }
  | { readonly kind: 'link'; readonly to: PublicKind }

export const anyone = { kind: 'anyone' } as const satisfies Need
export const anySession = { kind: 'session' } as const satisfies Need
export const chamberOnly = { kind: 'chamber' } as const satisfies Need
export const mainChannelOnly = { kind: 'mainChannel' } as const satisfies Need
/** The administrator of a channel, of whatever kind. */
export const administratorOnly = { kind: 'role', roles: ['channel-admin', 'chamber-admin'] } as const satisfies Need
export const flagNeeded = (flag: Flag) => ({ kind: 'flag', flag }) as const satisfies Need
export const anyFlagNeeded = (...wanted: Flag[]) => ({ kind: 'anyFlag', flags: wanted }) as const satisfies Need
export const linkNeeded = (to: PublicKind) => ({ kind: 'link', to }) as const satisfies Need
export const roleNeeded = (...wanted: Role[]) => ({ kind: 'role', roles: wanted }) as const satisfies Need

/**
 * The one authorisation rule: whether `session` meets `need`. The server enforces it for every way in; menus,
 * buttons and the CLI only ask.
 */
export function meets(need: Need, session: Session | undefined): boolean {
  if (need.kind === 'anyone') return true
  if (!session) return false
  const { account, channel } = session
  const holds = (flag: Flag) => account.role !== 'provider' && holdsFlag(channel.flags, flag)
  switch (need.kind) {
    case 'session':
      return true
    case 'role':
      return need.roles.includes(account.role)
    case 'flag':
      return holds(need.flag)
    case 'anyFlag':
      return need.flags.some(holds)
    case 'chamber':
      return account.role === 'chamber-admin' && channel.cocId !== null
    case 'link':
      return false
    case 'mainChannel':
      return channel.tier === 1 && holds('accountManagement')
  }
}
