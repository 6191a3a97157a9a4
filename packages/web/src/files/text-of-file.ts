/** Bytes of a text that are shown at most. */
export const shownBytes = 64 * 1024

const decode = (bytes: Uint8Array, isPart: boolean): string => {
  try {
    // A part may end in the middle of a character.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isPart })
  } catch {
    return new TextDecoder('gb18030').decode(bytes, { stream: isPart })
  }
}

/** The beginning of a text file, in UTF-8 or GB18030, whichever it is. Throws when it cannot be read. */
export async function textOfFile(address: string, signal: AbortSignal): Promise<{ text: string; isPart: boolean }> {
  const answer = await fetch(address, { headers: { range: `bytes=0-${shownBytes - 1}` }, signal })
  // An empty file has no first byte.
  if (answer.status === 416) return { text: '', isPart: false }
  if (!answer.ok) throw new Error(`The file was answered with ${answer.status}.`)
  const bytes = new Uint8Array(await answer.arrayBuffer()).subarray(0, shownBytes)
  const total = Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? bytes.length)
  const isPart = total > bytes.length
  return { text: decode(bytes, isPart), isPart }
}
