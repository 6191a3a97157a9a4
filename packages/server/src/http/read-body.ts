import type { Readable } from 'node:stream'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { sizeText } from '@icss/core/uploads/check-upload.ts'

/** Bytes of a body that whoever has no session may send. */
export const strangersLimit = 16 * 1024
/** Bytes of a body that is no stream, unless its endpoint says otherwise. */
export const membersLimit = 1024 * 1024

/** Milliseconds in which a body that is no stream must have come whole, however it trickles. */
const patience = 300_000

/**
 * The bytes of a body of at most `limit`. Where `isKept` is false they are read, for the sender to hear its answer, and
 * thrown away.
 */
export function readBody(
  payload: Readable,
  { announced, limit, isKept = true }: { announced: string | undefined; limit: number; isKept?: boolean },
): Promise<Buffer> {
  const tooLarge = () => new ProblemError('request.too_large', { params: { max: sizeText(limit) } })
  if (Number(announced) > limit) return Promise.reject(tooLarge())
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let received = 0
    const late = setTimeout(() => payload.destroy(), patience)
    const end = (settle: () => void) => {
      clearTimeout(late)
      payload.off('data', take).off('end', whole).off('error', broken)
      settle()
    }
    const take = (chunk: Buffer) => {
      received += chunk.length
      if (received > limit) end(() => reject(tooLarge()))
      else if (isKept) chunks.push(chunk)
    }
    const whole = () => end(() => resolve(Buffer.concat(chunks)))
    const broken = (cause: Error) => end(() => reject(new ProblemError('request.malformed', { cause })))
    payload.on('data', take).on('end', whole).on('error', broken)
  })
}
