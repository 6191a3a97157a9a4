/** Copies the bytes from `start` to `end` to where `at` points in `to`, which has room for them. */
export function copyBytes(from: Buffer, start: number, end: number, to: Buffer, at: number): void {
  // A call of the engine's own copy costs as much as some sixty bytes copied one by one.
  if (end - start > 64) from.copy(to, at, start, end)
  else for (let i = start; i < end; i += 1) to[at + i - start] = from[i] as number
}
