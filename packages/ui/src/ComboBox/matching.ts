import type { Option } from '../ListBox/Option.ts'

const fold = (words: string) => words.normalize('NFKC').toLocaleLowerCase()

/**
 * The options that hold what is typed, those that begin with it first, at most `limit`:
 * a list of 10,000 stays as quick as one of 50.
 */
export function matching(options: readonly Option[], typed: string, limit = 50): Option[] {
  const wanted = fold(typed.trim())
  if (wanted === '') return options.slice(0, limit)
  const first: Option[] = []
  const later: Option[] = []
  for (const option of options) {
    const at = fold(option.label).indexOf(wanted)
    if (at === 0) first.push(option)
    else if (at > 0) later.push(option)
    if (first.length >= limit) break
  }
  return [...first, ...later].slice(0, limit)
}
