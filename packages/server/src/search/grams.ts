const fold = (text: string) => text.normalize('NFKC').toLowerCase()

const addBigrams = (word: string, grams: Set<string>) => {
  let previous: string | undefined
  for (const character of word) {
    if (previous !== undefined) grams.add(previous + character)
    previous = character
  }
}

/** The bigrams of some texts, for an index that finds any part of two characters or more. */
export function gramsOf(texts: readonly string[]): string[] {
  const grams = new Set<string>()
  for (const text of texts) addBigrams(fold(text), grams)
  return [...grams]
}

/** A search: `grams` for the index, `like` patterns to re-check what the index cannot decide alone. */
export interface Search {
  readonly grams: readonly string[]
  readonly like: readonly string[]
}

const likePattern = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`

/** Reads what a person typed: words with spaces between them, all of which must occur. */
export function searchOf(typed: string): Search {
  const grams = new Set<string>()
  const like: string[] = []
  for (const word of fold(typed).split(/\s+/)) {
    const { length } = [...word]
    if (length === 0) continue
    if (length > 1) addBigrams(word, grams)
    if (length !== 2) like.push(likePattern(word))
  }
  return { grams: [...grams], like }
}
