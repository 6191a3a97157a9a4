const bytesOf = new Map<string, readonly number[]>()

function learn(): void {
  const decoder = new TextDecoder('gb18030')
  const add = (...bytes: number[]) => {
    const character = decoder.decode(Uint8Array.from(bytes))
    if (!character.includes('\uFFFD') && !bytesOf.has(character)) bytesOf.set(character, bytes)
  }
  for (let a = 0x81; a <= 0xfe; a += 1) for (let b = 0x40; b <= 0xfe; b += 1) if (b !== 0x7f) add(a, b)
  for (let a = 0x81; a <= 0x84; a += 1)
    for (let b = 0x30; b <= 0x39; b += 1)
      for (let c = 0x81; c <= 0xfe; c += 1) for (let d = 0x30; d <= 0x39; d += 1) add(a, b, c, d)
}

/** Characters beyond the basic plane stand in a row. */
const supplementary = (point: number): readonly number[] => {
  const index = point - 0x1_00_00
  return [
    0x90 + Math.floor(index / 12_600),
    0x30 + (Math.floor(index / 1260) % 10),
    0x81 + (Math.floor(index / 10) % 126),
    0x30 + (index % 10),
  ]
}

/** Encodes a text as GB18030, which the platform can only decode: its decoder is asked for every character once. */
export function gb18030(text: string): Buffer {
  if (bytesOf.size === 0) learn()
  return Buffer.from(
    Array.from(text).flatMap((character) => {
      const point = character.codePointAt(0) ?? 0
      if (point < 0x80) return [point]
      const bytes = point > 0xffff ? supplementary(point) : bytesOf.get(character)
      if (!bytes) throw new Error(`GB18030 has no ${character}.`)
      return bytes
    }),
  )
}
