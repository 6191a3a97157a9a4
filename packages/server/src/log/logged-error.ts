import { createHash } from 'node:crypto'

export interface LoggedError {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack: string
  readonly [more: string]: unknown
  readonly constraint?: string
  readonly cause?: LoggedError
}

interface Failure extends Error {
  readonly [more: string]: unknown
}

/** What names a thing of ours: a class, a code, a column. Whatever else stands there may have been sent by somebody. */
const identifier = /^[\w$.-]{1,100}$/

const identifiers = ['code', 'syscall', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'position']

const frame =
  /^ {4}at (?:(?:async )?(?:new )?[\w$.<>#[\] ]{1,150} \()?(?:file:\/\/\/|node:|\/)[^\s()]{1,300}:\d+:\d+\)?$/

const maxFrames = 20
const maxCauses = 5

/**
 * Where an error was made, line by line. A message may hold lines that look the same, so what stands behind the message is
 * read only; where a message was changed afterwards, nobody can tell its end.
 */
function framesOf({ stack = '', message }: Error): string {
  const at = message === '' ? -1 : stack.indexOf(message)
  const hadNone = /^[\w$.]*(?:: )?\n/.test(stack)
  const behind = at >= 0 ? stack.slice(at + message.length) : hadNone ? stack : ''
  return behind
    .split('\n')
    .filter((line) => frame.test(line))
    .slice(0, maxFrames)
    .join('\n')
}

/** A statement, without what it holds: its beginning where that names a table, and what tells it from others. */
const statementOf = (query: unknown) => {
  if (typeof query !== 'string') return {}
  const [, verb, table] = /^\s*(insert into|update|delete from|select|with)\b(?: "?(\w{1,63})"?)?/i.exec(query) ?? []
  const does = /^(?:select|with)$/i.test(verb ?? '') ? verb : [verb, table].filter(Boolean).join(' ')
  return { statement: { does: does ?? '', digest: createHash('sha256').update(query).digest('hex').slice(0, 16) } }
}

const typeOf = (error: Error): string => {
  const { name } = error.constructor
  const type = name === 'Error' ? error.name : name
  return identifier.test(type) ? type : 'Error'
}

/**
 * What of an error may be written down: what kind it is, where it was made, and at which statement. Never its message: that
 * of PostgreSQL, of drizzle, of zod and of JSON quotes what was sent.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: typeof error, stack: '' }
  const failure = error as Failure
  const { cause, query } = failure
  const type = typeOf(error)
  const named = identifiers.flatMap((name) => {
    const value = failure[name]
    return typeof value === 'string' && identifier.test(value) ? [[name, value] as const] : []
  })
  const given = Object.fromEntries(named) as { code?: string; constraint?: string }
  return {
    type,
    message: [type, given.code].filter(Boolean).join(' '),
    ...given,
    ...statementOf(query),
    stack: framesOf(error),
    ...(cause instanceof Error && depth < maxCauses ? { cause: loggedError(cause, depth + 1) } : {}),
  }
}
