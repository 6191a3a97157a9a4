export interface LoggedError {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack: string
  readonly [more: string]: unknown
  readonly constraint?: string
  readonly cause?: LoggedError
}

// What drizzle says of a failed query ends in the values that were sent: names, phones, hashes.
const withoutValues = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')

/** What of an error may be written down: PostgreSQL's `detail` and `where` quote rows, so they are left out. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { name, message, stack, code, constraint, cause } = error as Error & { code?: unknown; constraint?: unknown }
  return {
    type: error.constructor.name === 'Error' ? name : error.constructor.name,
    message: withoutValues(message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    stack: withoutValues(stack ?? ''),
    ...(cause instanceof Error ? { cause: loggedError(cause) } : {}),
  }
}
