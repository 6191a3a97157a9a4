import { initialsPattern, lettersOf, unspoken } from './initial-classes.ts'
import { simplified, writingsOf } from './simplified.ts'

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

const gramOf = ({ high, low }: Seed, previous: number, current: number) =>
  finish(
    Math.imul(Math.imul(high ^ previous, 2_654_435_761) ^ current, 2_654_435_761),
    Math.imul(Math.imul(low ^ previous, 1_597_334_677) ^ current, 1_597_334_677),
  )

const addBigrams = (word: string, seed: Seed, grams: number[]) => {
  let previous = -1
  for (let i = 0; i < word.length; i += 1) {
    const current = word.codePointAt(i) ?? 0
    if (current > 0xffff) i += 1
    if (previous >= 0) insert(grams, gramOf(seed, previous, current))
    previous = current
  }
}

const none: readonly number[] = []

/** Adds the bigrams of a name's initials, as though they stood in it. */
const addInitials = (name: string, seed: Seed, grams: number[]) => {
  let previous = none
  for (const character of name) {
    if (unspoken.includes(character)) continue
    const current = lettersOf(character.codePointAt(0) ?? 0)
    for (const one of previous) for (const other of current) insert(grams, gramOf(seed, one, other))
    previous = current
  }
}

/**
 * The bigrams of some texts in ascending order, for an index that finds any part of two characters or more: names by
 * their initials as well, `words` only as they are written. Traditional characters count as simplified ones. A bigram is
 * a number of 53 bits made from the channel and its two characters: the index needs no second column, and each channel
 * has its own part of it. Two bigrams of one channel fall together once in some 10^15 pairs.
 */
export function gramsOf(channelId: string, names: readonly string[], words: readonly string[] = []): number[] {
  const seed = seedOf(channelId)
  const grams: number[] = []
  for (const name of names) {
    const folded = simplified(fold(name))
    addBigrams(folded, seed, grams)
    addInitials(folded, seed, grams)
  }
  for (const text of words) addBigrams(simplified(fold(text)), seed, grams)
  return grams
}

/** A word of a search, as patterns for folded texts. */
export interface Word {
  /** For LIKE: as it was typed. */
  readonly like: string
  /** A regular expression: in either script, or both. */
  readonly written?: string
  /** A regular expression: names that have it as initials. */
  readonly initials?: string
}

/** A search: bigrams for the index, and its words, `undecided` those that the index cannot decide alone. */
export interface Search {
  readonly grams: readonly number[]
  /** Those of traditional characters, where some were typed, for what was sorted in before both scripts were one. */
  readonly gramsAsTyped: readonly number[] | undefined
  readonly words: readonly Word[]
  readonly undecided: readonly Word[]
}

const likePattern = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`

const writtenPattern = (characters: readonly string[]) =>
  characters
    .map((one) => {
      const writings = writingsOf(one)
      return writings === one ? one.replace(/[^\p{L}\p{N}]/u, String.raw`\$&`) : `[${writings}]`
    })
    .join('')

/** What may be initials: nobody types more of them than a name has. */
const mayBeInitials = /^(?=.*[a-z])[a-z\d]{2,24}$/

function wordOf(typed: string): Word {
  const characters = [...simplified(typed)]
  const hasWritings = characters.some((one) => writingsOf(one) !== one)
  return {
    like: likePattern(typed),
    ...(hasWritings ? { written: writtenPattern(characters) } : {}),
    ...(mayBeInitials.test(typed) ? { initials: initialsPattern(typed) } : {}),
  }
}

const typedWords = (typed: string) => [...new Set(fold(typed).split(/\s+/))].filter((word) => word !== '')

/** The words of what a person typed, all of which must occur. */
export const wordsOf = (typed: string): readonly Word[] => typedWords(typed).map(wordOf)

/** Reads what a person typed for an index of bigrams. */
export function searchOf(channelId: string, typed: string): Search {
  const seed = seedOf(channelId)
  const grams: number[] = []
  const asTyped: number[] = []
  const words: Word[] = []
  const undecided: Word[] = []
  for (const typedWord of typedWords(typed)) {
    const { length } = [...typedWord]
    if (length > 1) {
      addBigrams(simplified(typedWord), seed, grams)
      addBigrams(typedWord, seed, asTyped)
    }
    const word = wordOf(typedWord)
    words.push(word)
    if (length !== 2) undecided.push(word)
  }
  return { grams, gramsAsTyped: simplified(typed) === typed ? undefined : asTyped, words, undecided }
}
