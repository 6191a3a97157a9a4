// The characters that folding leaves alone, of which most names are made: CJK as it is unified, digits and small letters.
const isFolded = /^[\u4e00-\u9fff0-9a-z ]*$/

const fold = (text: string) => (isFolded.test(text) ? text : text.normalize('NFKC').toLowerCase())

interface Seed {
  readonly high: number
  readonly low: number
}

// Two interleaved 32-bit multiplicative hashes, 53 bits of which fit a number exactly.
const step = ({ high, low }: Seed, value: number): Seed => ({
  high: Math.imul(high ^ value, 2_654_435_761),
  low: Math.imul(low ^ value, 1_597_334_677),
})

const finish = (high: number, low: number): number => {
  const one = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  const other = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return 4_294_967_296 * (2_097_151 & other) + (one >>> 0)
}

const seeds = new Map<string, Seed>()

const seedOf = (channelId: string): Seed => {
  let seed = seeds.get(channelId)
  if (!seed) {
    seed = { high: 0xdeadbeef, low: 0x41c6ce57 }
    for (let i = 0; i < channelId.length; i += 1) seed = step(seed, channelId.charCodeAt(i))
    seeds.set(channelId, seed)
  }
  return seed
}

/** Puts `gram` where the order wants it. A name has some twenty: a set, and sorting, would take several times longer. */
const insert = (grams: number[], gram: number) => {
  let at = grams.length
  while (at > 0 && (grams[at - 1] ?? 0) > gram) at -= 1
  if (at > 0 && grams[at - 1] === gram) return
  grams.push(gram)
  for (let i = grams.length - 1; i > at; i -= 1) grams[i] = grams[i - 1] ?? 0
  grams[at] = gram
}

const addBigrams = (word: string, { high, low }: Seed, grams: number[]) => {
  let previous = -1
  for (let i = 0; i < word.length; i += 1) {
    const current = word.codePointAt(i) ?? 0
    if (current > 0xffff) i += 1
    if (previous >= 0)
      insert(
        grams,
        finish(
          Math.imul(Math.imul(high ^ previous, 2_654_435_761) ^ current, 2_654_435_761),
          Math.imul(Math.imul(low ^ previous, 1_597_334_677) ^ current, 1_597_334_677),
        ),
      )
    previous = current
  }
}

/**
 * The bigrams of some texts in ascending order, for an index that finds any part of two characters or more. A bigram is
 * a number of 53 bits made from the channel and its two characters: the index needs no second column, and each channel
 * has its own part of it. Two bigrams of one channel fall together once in some 10^15 pairs.
 */
export function gramsOf(channelId: string, texts: readonly string[]): number[] {
  const seed = seedOf(channelId)
  const grams: number[] = []
  for (const text of texts) addBigrams(fold(text), seed, grams)
  return grams
}

/** A search: `grams` for the index, and patterns of all words, `undecided` those that the index cannot decide alone. */
export interface Search {
  readonly grams: readonly number[]
  readonly like: readonly string[]
  readonly undecided: readonly string[]
}

const likePattern = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`

/** Reads what a person typed: words with spaces between them, all of which must occur. */
export function searchOf(channelId: string, typed: string): Search {
  const seed = seedOf(channelId)
  const grams: number[] = []
  const like: string[] = []
  const undecided: string[] = []
  for (const word of fold(typed).split(/\s+/)) {
    const { length } = [...word]
    if (length === 0) continue
    if (length > 1) addBigrams(word, seed, grams)
    like.push(likePattern(word))
    if (length !== 2) undecided.push(likePattern(word))
  }
  return { grams, like, undecided }
}
