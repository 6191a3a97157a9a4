import type { Option } from '../ListBox/Option.ts'

const fold = (words: string) => words.normalize('NFKC').toLocaleLowerCase()

const foldedLabels = new WeakMap<readonly Option[], string[]>()

/** Folding ten thousand labels takes longer than a key may; a list is folded once. */
function foldedOf(options: readonly Option[]): string[] {
  const known = foldedLabels.get(options)
  if (known !== undefined) return known
  const folded = options.map(({ label }) => fold(label))
  foldedLabels.set(options, folded)
  return folded
}

/**
 * The options that hold what is typed, those that begin with it first, at most `limit`:
 * a list of 10,000 stays as quick as one of 50.
 */
export function matching(options: readonly Option[], typed: string, limit = 50): Option[] {
  const wanted = fold(typed.trim())
  if (wanted === '') return options.slice(0, limit)
  const first: Option[] = []
  const later: Option[] = []
  const folded = foldedOf(options)
  for (const [place, option] of options.entries()) {
    const at = folded[place]?.indexOf(wanted) ?? -1
    if (at === 0) first.push(option)
    else if (at > 0) later.push(option)
    if (first.length >= limit) break
  }
  return [...first, ...later].slice(0, limit)
}
