import type { Session } from '../sessions/session.ts'
import type { PublicKind } from '../public-links/public-link.ts'
import type { PublicSessionKind } from '../public-sessions/session-kinds.ts'
import { type Flag, holdsFlag } from './flags.ts'
import { holdsBusiness } from './business.ts'
import type { Role } from './role.ts'

/**
 * What an endpoint or a route asks for. `anyFlag`: at least one of them. `chamber`: the administrator of a channel with
 * a chamber id (`cocId`). `mainChannel`: a tier-1 channel, with account management; `mainAdministrator`: its
 * administrator, with that too. The provider never acts inside a channel, so holds no flag. `business`: chamber business,
 * which the administrator of a chamber has and may give an account of it (product.md section 3), and with a `flag` that
 * too. `texts`: to write notices, or chamber business. `link`: the token of a public page of that kind, in the path.
 * `publicSession`: the cookie of a public page of that kind, `evenEnded` also for a while after its time. No login stands
 * in for either.
 */
export type Need =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'session' }
  | { readonly kind: 'role'; readonly roles: readonly Role[] }
  | { readonly kind: 'flag'; readonly flag: Flag }
  | { readonly kind: 'anyFlag'; readonly flags: readonly Flag[] }
  | { readonly kind: 'chamber' }
  | { readonly kind: 'business'; readonly flag?: Flag }
  | { readonly kind: 'texts' }
  | { readonly kind: 'mainChannel' }
  | { readonly kind: 'mainAdministrator' }
  | LinkNeed
  | PublicSessionNeed

export interface LinkNeed {
  readonly kind: 'link'
  readonly to: PublicKind
}
export interface PublicSessionNeed {
  readonly kind: 'publicSession'
  readonly of: PublicSessionKind
  readonly evenEnded?: true
}

/** Somebody without a login at a public page: by which link or session of which kind. */
export type Visiting =
  | { readonly by: 'link'; readonly kind: PublicKind }
  | { readonly by: 'session'; readonly kind: PublicSessionKind; readonly hasEnded: boolean }

export const anyone = { kind: 'anyone' } as const satisfies Need
export const anySession = { kind: 'session' } as const satisfies Need
export const chamberOnly = { kind: 'chamber' } as const satisfies Need
export const businessNeeded = { kind: 'business' } as const satisfies Need
/** Chamber business and a flag, for what leads from the one to the other. */
export const businessAndFlag = (flag: Flag) => ({ kind: 'business', flag }) as const satisfies Need
/** Whoever writes notices, or news and activities. */
export const textsNeeded = { kind: 'texts' } as const satisfies Need
export const mainChannelOnly = { kind: 'mainChannel' } as const satisfies Need
/** The administrator of a channel, of whatever kind. */
export const administratorOnly = { kind: 'role', roles: ['channel-admin', 'chamber-admin'] } as const satisfies Need
/** The administrator of a main channel: no account that it has given every flag. */
export const mainAdministratorOnly = { kind: 'mainAdministrator' } as const satisfies Need
export const flagNeeded = (flag: Flag) => ({ kind: 'flag', flag }) as const satisfies Need
export const anyFlagNeeded = (...wanted: Flag[]) => ({ kind: 'anyFlag', flags: wanted }) as const satisfies Need
export const linkNeeded = <const K extends PublicKind>(to: K) => ({ kind: 'link', to }) as const satisfies Need
export const publicSessionNeeded = <const K extends PublicSessionKind>(of: K) =>
  ({ kind: 'publicSession', of }) as const satisfies Need
/** As `publicSessionNeeded`, also of a session that has ended by its time alone: for what renews it. */
export const endedSessionNeeded = <const K extends PublicSessionKind>(of: K) =>
  ({ kind: 'publicSession', of, evenEnded: true }) as const satisfies Need
export const roleNeeded = (...wanted: Role[]) => ({ kind: 'role', roles: wanted }) as const satisfies Need

/** Whether it is met without a login, at a public page. */
export const isPublicNeed = (need: Need): need is LinkNeed | PublicSessionNeed =>
  need.kind === 'link' || need.kind === 'publicSession'

/**
 * The one authorisation rule: whether `session` meets `need`, or who visits a public page. The server enforces it for
 * every way in; menus, buttons and the CLI only ask.
 */
export function meets(need: Need, session: Session | undefined, visiting?: Visiting): boolean {
  if (need.kind === 'anyone') return true
  if (need.kind === 'link') return visiting?.by === 'link' && visiting.kind === need.to
  if (need.kind === 'publicSession')
    return visiting?.by === 'session' && visiting.kind === need.of && (need.evenEnded === true || !visiting.hasEnded)
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
    case 'business':
      return (
        holdsBusiness(account.role, account.business) &&
        channel.cocId !== null &&
        (need.flag === undefined || holds(need.flag))
      )
    case 'texts':
      return holds('publishNotice') || meets(businessNeeded, session)
    case 'mainChannel':
      return channel.tier === 1 && holds('accountManagement')
    case 'mainAdministrator':
      return meets(mainChannelOnly, session) && meets(administratorOnly, session)
  }
}
