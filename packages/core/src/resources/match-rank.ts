/** What of a resource or a demand decides how well it fits another. */
export interface Matched {
  readonly text: string
  readonly industry: string
  readonly tags: readonly string[]
}

/** Why two fit, and how well. */
export interface Fit {
  readonly words: readonly string[]
  readonly tags: readonly string[]
  readonly isSameIndustry: boolean
  readonly score: number
}

/** Words shown as reasons at most. */
const shownWords = 5

// Said in most texts of this kind, so that they tell nothing.
const common = new Set(
  '提供 需要 寻求 寻找 公司 企业 资源 需求 服务 合作 可以 我们 希望 相关 以及 the and for with our are can from company need offer'.split(
    ' ',
  ),
)

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Where the telling words of a text stand: of two characters or more. */
const wordsOf = (text: string) =>
  [...segmenter.segment(text)].filter(
    ({ segment, isWordLike }) =>
      isWordLike === true && [...segment].length > 1 && !/^\d+$/.test(segment) && !common.has(segment),
  )

const isHan = (mark: string | undefined) => mark !== undefined && /\p{Script=Han}/u.test(mark)

/** A word of `text` with the characters around it that `other` has there too: 供应链融资 rather than 供应. */
function grown(text: string, start: number, end: number, other: string): string {
  let [from, to] = [start, end]
  while (isHan(text[to]) && other.includes(text.slice(from, to + 1))) to += 1
  while (isHan(text[from - 1]) && other.includes(text.slice(from - 1, to))) from -= 1
  return text.slice(from, to)
}

/** What both texts speak of, the longest first, none of it part of another. */
export function sharedWords(own: string, other: string): string[] {
  const [text, theirs] = [own.toLowerCase(), other.toLowerCase()]
  const known = new Set(wordsOf(theirs).map(({ segment }) => segment))
  const shared = wordsOf(text)
    .filter(({ segment }) => known.has(segment))
    .map(({ segment, index }) => grown(text, index, index + segment.length, theirs))
  const longestFirst = [...new Set(shared)].toSorted((a, b) => b.length - a.length)
  return longestFirst.filter((word, at) => !longestFirst.slice(0, at).some((longer) => longer.includes(word)))
}

/** How well two of the same subject fit: by words that both speak of, by tags and industry of their companies. */
export function fitOf(own: Matched, other: Matched): Fit {
  const words = sharedWords(own.text, other.text)
  const tags = own.tags.filter((tag) => other.tags.includes(tag))
  const isSameIndustry = own.industry !== '' && own.industry === other.industry
  return {
    words: words.slice(0, shownWords),
    tags,
    isSameIndustry,
    score: words.reduce((sum, word) => sum + [...word].length, 0) * 2 + tags.length * 3 + Number(isSameIndustry),
  }
}

/** Those that fit best first; of equal ones the newer, as `others` has them. */
export const ranked = <Other extends Matched>(own: Matched, others: readonly Other[]): (Other & Fit)[] =>
  others.map((other) => ({ ...other, ...fitOf(own, other) })).toSorted((a, b) => b.score - a.score)
