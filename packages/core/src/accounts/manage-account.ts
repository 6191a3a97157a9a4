import type { FieldError } from '../errors/field-error.ts'
import type { FlagList } from '../permissions/flags.ts'
import { grantFault } from '../permission-templates/template-rules.ts'
import type { Session } from '../sessions/session.ts'

/** An account that somebody wants to change. */
export interface ManagedAccount {
  readonly id: string
  readonly isCurrentAdmin: boolean
  /** The flags that it holds. */
  readonly flags: FlagList
}

/**
 * Why `session` may not change an account: whoever holds fewer flags could otherwise take over an account that holds
 * more, by a new password. The administrator's is changed by nobody else (product.md section 3).
 */
export function manageFault({ account, channel }: Session, target: ManagedAccount): FieldError | undefined {
  if (target.isCurrentAdmin && target.id !== account.id) return { code: 'account.of_admin', params: {} }
  return grantFault(channel.flags, target.flags)
}

/** Why an account may not be disabled, deleted or reset by whoever is logged in with it. */
export const selfFault = ({ account }: Session, target: Pick<ManagedAccount, 'id'>): FieldError | undefined =>
  target.id === account.id ? { code: 'account.is_self', params: {} } : undefined
