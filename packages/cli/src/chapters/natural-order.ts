const digits = '零一二三四五六七八九'
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

/** A Chinese number up to 9999: 十二 is 12, 一百零三 is 103. */
function chineseNumber(text: string): number {
  let sum = 0
  let digit = 0
  for (const character of text.replaceAll('两', '二').replaceAll('〇', '零')) {
    const unit = units[character]
    if (unit === undefined) digit = digits.indexOf(character)
    else {
      sum += (digit === 0 ? 1 : digit) * unit
      digit = 0
    }
  }
  return sum + digit
}

const chinese = /第([零〇一二两三四五六七八九十百千]+)/

/** The numbers that order a name: of `2.10 安装` 2 and 10, of `第十二讲` 12; none of a name without a number. */
function numbersOf(name: string): readonly number[] {
  const written = chinese.exec(name)
  const arabic = /\d+(?:[.\-_]\d+)*/.exec(name)
  if (written && (!arabic || written.index < arabic.index)) return [chineseNumber(written[1] ?? '')]
  return arabic ? arabic[0].split(/[.\-_]/).map(Number) : []
}

const alphabet = new Intl.Collator('zh', { numeric: true })

/** Sorts names by the numbers in them; names without one stand behind, by pinyin. */
export function byNumbers(a: string, b: string): number {
  const [mine, theirs] = [numbersOf(a), numbersOf(b)]
  if ((mine.length === 0) !== (theirs.length === 0)) return mine.length === 0 ? 1 : -1
  for (let i = 0; i < Math.max(mine.length, theirs.length); i += 1) {
    const difference = (mine[i] ?? -1) - (theirs[i] ?? -1)
    if (difference !== 0) return difference
  }
  return alphabet.compare(a, b)
}

/**
 * A name without the number that only orders it: `01 绪论` and `01_绪论` are 绪论; `第一章 绪论` and `3D打印` stay as
 * they are.
 */
const withoutOrder = (name: string): string =>
  /^\s*\d+(?:[.\-_]\d+)*\s*(?:[.、．_\-–—)）]|\s)\s*(?<rest>.*\S)\s*$/u.exec(name)?.groups?.rest ?? name.trim()

/** What siblings are called: without the numbers that order them, but for those that would be alike then. */
export function namesOf(names: readonly string[]): readonly string[] {
  const short = names.map(withoutOrder)
  const count = new Map<string, number>()
  for (const name of short) count.set(name, (count.get(name) ?? 0) + 1)
  return names.map((name, i) => ((count.get(short[i] ?? '') ?? 0) > 1 ? name.trim() : (short[i] ?? '')))
}
