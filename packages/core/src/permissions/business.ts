import type { Role } from './role.ts'

/**
 * Whether an account has chamber business, the right beside the twelve flags: the chamber's administrator always, any other
 * account where the administrator has given it. It stands in no permission template.
 */
export const holdsBusiness = (role: Role, given: boolean): boolean =>
  role === 'chamber-admin' || (role === 'channel-account' && given)
