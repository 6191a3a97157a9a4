import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { ProblemError } from '@icss/core/errors/problem-error.ts'

/** Milliseconds that the scanner may say nothing for. */
const patience = 120_000

const lengthOf = (chunk: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return length
}

/**
 * Shows `content` to a scanner (clamd's INSTREAM); answers the name of what it found, or undefined. Throws
 * `upload.scan_failed` when it gives no verdict: what was not scanned is not let in.
 */
export async function scan(address: string, content: Readable): Promise<string | undefined> {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) })
  socket.setTimeout(patience, () => socket.destroy(new Error('The scanner says nothing.')))
  try {
    const verdict = text(socket)
    // Whoever refuses answers before everything was sent; its verdict is read all the same.
    const isOver = verdict.then(
      () => true,
      () => true,
    )
    socket.write('zINSTREAM\0')
    for await (const chunk of content) {
      const bytes = chunk as Buffer
      socket.write(lengthOf(bytes))
      if (socket.write(bytes)) continue
      const isClosed = await Promise.race([new Promise<false>((go) => socket.once('drain', () => go(false))), isOver])
      if (isClosed) break
    }
    socket.end(Buffer.alloc(4))
    const [, says = ''] = /^stream: (.+?)\0?$/.exec((await verdict).trim()) ?? []
    if (says === 'OK') return undefined
    const [, name] = /^(.+) FOUND$/.exec(says) ?? []
    if (name !== undefined) return name
    throw new Error(`The scanner gives no verdict: ${says}`)
  } catch (cause) {
    throw new ProblemError('upload.scan_failed', { cause })
  } finally {
    content.destroy()
    socket.destroy()
  }
}
