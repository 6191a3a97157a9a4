import { to } from 'opencc-js/preset/t2cn'

/** For each unit of UTF-16 the one that it is in simplified characters. A few that have none there stay. */
const simplifiedUnits = Uint16Array.from({ length: 0x1_0000 }, (_, unit) => unit)

/** The characters of both scripts that are one when simplified. */
const writings = new Map<string, string>()

/** Characters alone, as dictionaries have them: `億 亿|達 达`. What words they stand in is not looked at. */
for (const dictionary of to.cn?.flat() ?? []) {
  if (typeof dictionary !== 'string') continue
  for (const entry of dictionary.split('|')) {
    const [from = '', into = ''] = entry.split(' ')
    if (from.length !== 1 || into.length !== 1 || from === into) continue
    simplifiedUnits[from.charCodeAt(0)] = into.charCodeAt(0)
    writings.set(into, `${writings.get(into) ?? into}${from}`)
  }
}

/** A text in simplified characters, each by itself: 發 and 髮 are 发. */
export function simplified(text: string): string {
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i)
    if (simplifiedUnits[unit] !== unit)
      return text.replace(/[^\0-\u2fff]/g, (one) => String.fromCharCode(simplifiedUnits[one.charCodeAt(0)] ?? 0))
  }
  return text
}

/** All characters that are `character` when simplified, itself among them; none but it for most. */
export const writingsOf = (character: string): string => writings.get(character) ?? character
