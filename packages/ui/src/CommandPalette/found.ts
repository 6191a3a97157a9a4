export type Command = {
  id: string
  label: string
  /** Beside the label: where it leads, what kind of record it is. */
  hint?: string
  /** Other ways to type it: pinyin, its initials, English. */
  keywords?: readonly string[]
}

const fold = (words: string) => words.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '')

const rank = (command: Command, wanted: string) => {
  const label = fold(command.label)
  if (label.startsWith(wanted)) return 0
  const others = (command.keywords ?? []).map(fold)
  if (others.some((word) => word.startsWith(wanted))) return 1
  if (label.includes(wanted)) return 2
  return others.some((word) => word.includes(wanted)) ? 3 : undefined
}

/** Commands that fit what is typed, the best first; nothing typed shows the first ones. */
export function found<Item extends Command>(commands: readonly Item[], typed: string, limit = 12): Item[] {
  const wanted = fold(typed)
  if (wanted === '') return commands.slice(0, limit)
  return commands
    .map((command) => ({ command, rank: rank(command, wanted) }))
    .filter((entry) => entry.rank !== undefined)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .slice(0, limit)
    .map((entry) => entry.command)
}
