import { AsyncLocalStorage } from 'node:async_hooks'

/** Who changes something: an account, or somebody at a public page, with the name that the audit trail keeps. */
export interface Actor {
  readonly channelId: string
  readonly id: string
  readonly name: string
}

/** A call that changes something, as the transactions that it opens see it. */
export interface RequestScope {
  readonly actor: Actor
  readonly address: string
  readonly requestId: string
  /** The endpoint's name in the contract. */
  readonly action: string
  /** The ids of its path. */
  readonly target: Readonly<Record<string, string>>
  /** The hashed idempotency key, and what tells its calls apart. */
  readonly key?: { readonly hash: string; readonly fingerprint: string }
  /** Whether a transaction that has not been rolled back holds the key. */
  claimed: boolean
  /** Whether an audit record was written in a transaction that has not been rolled back. */
  recorded: boolean
  /** Whether a transaction of the call has committed, with what it claimed and recorded. */
  committed: boolean
}

export const requestScope = new AsyncLocalStorage<RequestScope>()
