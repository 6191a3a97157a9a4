/** Reads up to `length` bytes of a file from a place on; fewer at its end. */
export type ReadAt = (at: number, length: number) => Promise<Uint8Array>

interface Box {
  readonly type: string
  /** Where its content begins, and where it ends. */
  readonly from: number
  readonly to: number
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The boxes of a part of the file; stops at one that cannot be. */
async function* boxesIn(readAt: ReadAt, from: number, to: number): AsyncGenerator<Box, void> {
  for (let at = from; at + 8 <= to;) {
    const head = await readAt(at, 16)
    if (head.length < 8) return
    const view = viewOf(head)
    const type = String.fromCharCode(...head.subarray(4, 8))
    const short = view.getUint32(0)
    if (short === 1 && head.length < 16) return
    // 1: the length follows in 64 bits; 0: up to the end.
    const length = short === 1 ? Number(view.getBigUint64(8)) : short === 0 ? to - at : short
    const headLength = short === 1 ? 16 : 8
    if (length < headLength || at + length > to) return
    yield { type, from: at + headLength, to: at + length }
    at += length
  }
}

async function findBox(readAt: ReadAt, type: string, from: number, to: number): Promise<Box | undefined> {
  for await (const box of boxesIn(readAt, from, to)) if (box.type === type) return box
  return undefined
}

/** Units a second, and units that the film lasts, of a movie header (ISO/IEC 14496-12, mvhd). */
async function movieHeader(readAt: ReadAt, { from }: Box) {
  const bytes = await readAt(from, 32)
  if (bytes.length < 20) return undefined
  const view = viewOf(bytes)
  if (view.getUint8(0) !== 1) {
    const units = view.getUint32(16)
    return { timescale: view.getUint32(12), units: units === 0xffffffff ? 0 : units }
  }
  if (bytes.length < 32) return undefined
  return { timescale: view.getUint32(20), units: Number(view.getBigUint64(24)) }
}

/** Units of a film in fragments, whose movie header says nothing (mehd). */
async function fragmentUnits(readAt: ReadAt, movie: Box): Promise<number> {
  const fragments = await findBox(readAt, 'mvex', movie.from, movie.to)
  const header = fragments && (await findBox(readAt, 'mehd', fragments.from, fragments.to))
  const bytes = header ? await readAt(header.from, 12) : new Uint8Array()
  if (bytes.length < 8) return 0
  const view = viewOf(bytes)
  if (view.getUint8(0) !== 1) return view.getUint32(4)
  return bytes.length < 12 ? 0 : Number(view.getBigUint64(4))
}

/**
 * Seconds that an MP4, M4V or MOV of `size` bytes lasts, by its header; undefined of any other file. Reads a few bytes,
 * wherever in the file the header lies.
 */
export async function videoDuration(readAt: ReadAt, size: number): Promise<number | undefined> {
  const movie = await findBox(readAt, 'moov', 0, size)
  const header = movie && (await findBox(readAt, 'mvhd', movie.from, movie.to))
  const found = header && (await movieHeader(readAt, header))
  if (!movie || !found || found.timescale === 0) return undefined
  const units = found.units > 0 ? found.units : await fragmentUnits(readAt, movie)
  return units > 0 ? units / found.timescale : undefined
}

/** What a lesson says of its length: whole minutes and seconds, a second at least. */
export function lessonLength(seconds: number): { readonly minutes: number; readonly seconds: number } {
  const whole = Math.min(9999 * 60 + 59, Math.max(1, Math.round(seconds)))
  return { minutes: Math.floor(whole / 60), seconds: whole % 60 }
}
