import { type FileHandle, open } from 'node:fs/promises'

const pieceBytes = 512 * 1024

/** Fills `buffer` as far as there is something left. */
async function fill(file: FileHandle, buffer: Buffer): Promise<Buffer> {
  let filled = 0
  while (filled < buffer.length) {
    const { bytesRead } = await file.read(buffer, filled, buffer.length - filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return buffer.subarray(0, filled)
}

/**
 * The bytes of a file or a pipe, in two buffers that take turns: new ones for each piece cost more than the reading. One
 * piece is sent while the next is read, and is good until that has left.
 */
export async function* piecesOf(path: string): AsyncGenerator<Buffer> {
  const file = await open(path)
  let [next, after] = [Buffer.allocUnsafeSlow(pieceBytes), Buffer.allocUnsafeSlow(pieceBytes)]
  const readInto = (buffer: Buffer) => {
    const reading = fill(file, buffer)
    // Awaited when its turn comes; who stops before must not leave a rejection behind.
    reading.catch(() => {})
    return reading
  }
  let reading = readInto(next)
  try {
    for (;;) {
      const piece = await reading
      if (piece.length === 0) return
      ;[next, after] = [after, next]
      reading = readInto(next)
      yield piece
    }
  } finally {
    await reading.catch(() => {})
    await file.close()
  }
}
