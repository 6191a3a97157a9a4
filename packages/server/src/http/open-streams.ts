import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { maxEventStreams } from '@icss/core/sessions/session-limits.ts'

/** Seconds after which to try again. */
const pause = 10

/** The streams of events that this server sends, by the account that follows each. */
export class OpenStreams {
  readonly #accounts = new Map<AbortController, string>()

  /** Counts a stream until `closing` is aborted; refuses one more than an account may follow. */
  open(accountId: string, closing: AbortController): void {
    const open = [...this.#accounts.values()].filter((one) => one === accountId).length
    if (open >= maxEventStreams)
      throw new ProblemError('session.stream_limit', { params: { max: maxEventStreams, seconds: pause } })
    this.#accounts.set(closing, accountId)
    closing.signal.addEventListener('abort', () => this.#accounts.delete(closing))
  }

  closeAll(): void {
    for (const closing of this.#accounts.keys()) closing.abort()
  }
}
