/** What a cell says, encoded, and whether that is anything. */
export interface Said {
  readonly encoded: Buffer
  readonly isFilled: boolean
}

interface Known extends Said {
  readonly cell: Buffer
}

/** Bytes of a cell that is worth remembering, at most, and how many different ones are: there are few industries, and many names. */
const longest = 64
const most = 256

const hashOf = (bytes: Buffer, start: number, end: number): number => {
  let hash = 0
  for (let at = start; at < end; at += 1) hash = (Math.imul(hash, 31) + (bytes[at] as number)) | 0
  return hash
}

/** Cells of one column that were met before, by their bytes. */
export class KnownCells {
  readonly #byHash = new Map<number, Known>()

  find(bytes: Buffer, start: number, end: number): Said | undefined {
    if (end - start > longest) return undefined
    const known = this.#byHash.get(hashOf(bytes, start, end))
    if (known?.cell.length !== end - start) return undefined
    for (let i = 0; i < known.cell.length; i += 1) if (known.cell[i] !== bytes[start + i]) return undefined
    return known
  }

  remember(bytes: Buffer, start: number, end: number, said: () => Said): void {
    if (end - start > longest || this.#byHash.size === most) return
    this.#byHash.set(hashOf(bytes, start, end), { cell: Buffer.from(bytes.subarray(start, end)), ...said() })
  }
}
