import type { FieldError } from '../errors/field-error.ts'
import type { FlagList } from '../permissions/flags.ts'
import { reachFault } from '../permissions/reach.ts'

/** An account that somebody wants to change. */
export interface ManagedAccount {
  readonly id: string
  readonly isCurrentAdmin: boolean
  /** The flags that it holds. */
  readonly flags: FlagList
  /** Whether it has chamber business. */
  readonly business: boolean
}

/** Whoever changes an account: its id and what it holds. */
export type AccountManager = Pick<ManagedAccount, 'id' | 'flags' | 'business'>

/** Why `by` may not change an account: it holds more, or it is the administrator's, which nobody else changes. */
export function manageFault(by: AccountManager, target: ManagedAccount): FieldError | undefined {
  if (target.isCurrentAdmin && target.id !== by.id) return { code: 'account.of_admin', params: {} }
  return reachFault(by, { held: target.flags, heldBusiness: target.business })
}

/** Why an account may not be disabled, deleted or reset by whoever is logged in with it. */
export const selfFault = (by: Pick<ManagedAccount, 'id'>, target: Pick<ManagedAccount, 'id'>): FieldError | undefined =>
  target.id === by.id ? { code: 'account.is_self', params: {} } : undefined
