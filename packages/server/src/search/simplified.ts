import { Converter } from 'opencc-js/t2cn'

/** The blocks of Chinese characters that are in use. */
const first = 0x3400
const last = 0x9fff

/** For each unit of UTF-16 the one that it is in simplified characters. A few that have none there stay. */
const simplifiedUnits = Uint16Array.from({ length: 0x1_0000 }, (_, unit) => unit)

/** The characters of both scripts that are one when simplified. */
const writings = new Map<string, string>()

const convert = Converter({ from: 't', to: 'cn' })
const units = Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at))
for (const [at, to] of convert(units.join('\n')).split('\n').entries()) {
  const from = units[at] ?? ''
  if (to === from || to.length !== 1) continue
  simplifiedUnits[first + at] = to.charCodeAt(0)
  writings.set(to, `${writings.get(to) ?? to}${from}`)
}

/** A text in simplified characters, each by itself: 發 and 髮 are 发. */
export function simplified(text: string): string {
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i)
    if (simplifiedUnits[unit] !== unit)
      return text.replace(/[\u3400-\u9fff]/g, (one) => String.fromCharCode(simplifiedUnits[one.charCodeAt(0)] ?? 0))
  }
  return text
}

/** All characters that are `character` when simplified, itself among them; none but it for most. */
export const writingsOf = (character: string): string => writings.get(character) ?? character
