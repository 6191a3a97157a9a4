import { type FileHandle, open } from 'node:fs/promises'
import { inTurns } from '@icss/core/uploads/in-turns.ts'

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

/** The bytes of a file or a pipe; a piece is good until the one behind the next is asked for. */
export async function* piecesOf(path: string): AsyncGenerator<Buffer> {
  await using file = await open(path)
  const buffers = [Buffer.allocUnsafeSlow(pieceBytes), Buffer.allocUnsafeSlow(pieceBytes)] as const
  yield* inTurns(buffers, (buffer) => fill(file, buffer))
}
