export type Buffers = readonly [Buffer, Buffer]

/**
 * What `fill` puts into two buffers that take turns, until it puts in nothing: new ones for each chunk cost more than the
 * reading itself. One chunk is sent while the next is read, and is good until the one behind the next is asked for.
 */
export async function* inTurns(
  [one, other]: Buffers,
  fill: (buffer: Buffer) => Promise<Buffer>,
): AsyncGenerator<Buffer> {
  let [next, after] = [one, other]
  const read = () => {
    const reading = fill(next)
    // Awaited when its turn comes; who stops before must not leave a rejection behind.
    reading.catch(() => {})
    ;[next, after] = [after, next]
    return reading
  }
  let reading = read()
  try {
    for (let chunk = await reading; chunk.length > 0; chunk = await reading) {
      reading = read()
      yield chunk
    }
  } finally {
    // The file is closed behind this.
    await reading.catch(() => {})
  }
}
