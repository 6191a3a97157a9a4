import type * as z from 'zod/mini'
import { ProblemError } from '../errors/problem-error.ts'
import { check } from '../rules/check.ts'

/** Milliseconds between signs of life that a server sends on a stream of events without events. */
export const heartbeatInterval = 15_000

// Two signs of life missed: the way to the server is gone, although nothing has said so.
const silence = 2.5 * heartbeatInterval

const within = async <T>(work: Promise<T>, milliseconds: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await Promise.race([
      work,
      new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new ProblemError('client.timeout')), milliseconds)
      }),
    ])
  } finally {
    clearTimeout(timer)
  }
}

const dataOf = (block: string): string =>
  block
    .split(/\r\n|\r|\n/)
    .flatMap((line) => (line.startsWith('data:') ? [line.slice(5).replace(/^ /, '')] : []))
    .join('\n')

/**
 * The events of a response (text/event-stream), each parsed by `schema`; comments are signs of life. Ends when the
 * server ends the stream. Throws `ProblemError` for an event of another shape, and when the connection is lost.
 */
export async function* eventsOf<S extends z.ZodMiniType>(
  response: Response,
  schema: S,
  interrupted: (cause: unknown) => ProblemError,
): AsyncGenerator<z.output<S>, void> {
  const reader = response.body?.getReader()
  if (!reader) throw new ProblemError('client.unexpected_answer')
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), silence).catch((cause: unknown) => {
        throw cause instanceof ProblemError ? cause : interrupted(cause)
      })
      if (done) return
      text += decoder.decode(value, { stream: true })
      const blocks = text.split(/\r\n\r\n|\n\n|\r\r/)
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const data = dataOf(block)
        if (data === '') continue
        const checked = check(schema, parsed(data))
        if (!checked.ok) throw new ProblemError('client.unexpected_answer')
        yield checked.value
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch (cause) {
    throw new ProblemError('client.unexpected_answer', { cause })
  }
}
