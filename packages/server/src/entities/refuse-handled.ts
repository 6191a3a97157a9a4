import { ProblemError } from '@icss/core/errors/problem-error.ts'

interface Handled {
  readonly version: number
  readonly handledAt: Date | null
  readonly handledBy: string
}

/** Refuses to handle a locked row that somebody has handled, saying who and when, or changed since it was at `version`. */
export function refuseHandled(
  { version: stored, handledAt, handledBy }: Handled,
  version: number,
  code: 'join_requests.handled' | 'reports.handled',
): void {
  if (handledAt !== null) throw new ProblemError(code, { params: { who: handledBy, time: handledAt.toISOString() } })
  if (stored !== version) throw new ProblemError('request.conflict')
}
