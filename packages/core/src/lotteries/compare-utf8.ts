// UTF-16 puts the surrogates of the rare characters before U+E000 to U+FFFF; UTF-8 puts them after.
const utf8Rank = (unit: number) => (unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit)

/** Orders two texts by their UTF-8 bytes: negative when `a` is first, 0 when they are the same. */
export function compareUtf8(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i += 1) {
    const difference = utf8Rank(a.charCodeAt(i)) - utf8Rank(b.charCodeAt(i))
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
