import type { FieldError } from '../errors/field-error.ts'

/** Someone who is to become a channel's administrator, as far as the rules need to know. */
export interface AdminCandidate {
  readonly enabled: boolean
  /** Nobody has logged in with it since its password was issued or reset, so whoever did that knows the password. */
  readonly mustChangePassword: boolean
  readonly phone: string
  /** The other channel that the user is bound to, if any. */
  readonly boundTo: { readonly channelId: string } | null
}

/**
 * Why the administrator of a channel may not change to `candidate`: it cannot be used, somebody else may know its password,
 * it has no phone, the phone is the current one's, or the user is bound to another channel and nobody has confirmed
 * (the last two: seed section 5).
 */
export function adminChangeFault(
  current: { readonly phone: string; readonly channelId: string },
  candidate: AdminCandidate,
  confirmed: boolean,
): FieldError | undefined {
  if (!candidate.enabled) return { code: 'session.disabled', params: {} }
  if (candidate.mustChangePassword) return { code: 'account.password_issued', params: {} }
  if (candidate.phone === '') return { code: 'account.phone_needed', params: {} }
  if (candidate.phone === current.phone) return { code: 'account.is_current_admin', params: {} }
  if (candidate.boundTo && candidate.boundTo.channelId !== current.channelId && !confirmed)
    return { code: 'account.bound_elsewhere', params: {} }
  return undefined
}

/** Why an account may not be disabled or deleted: the current administrator stays until another is chosen (seed section 5). */
export const accountEndFault = (account: { readonly isCurrentAdmin: boolean }): FieldError | undefined =>
  account.isCurrentAdmin ? { code: 'account.admin_needed', params: {} } : undefined
