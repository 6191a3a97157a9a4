import { editDistance } from '@icss/core/rules/edit-distance.ts'

/** The name that a mistyped one most likely means, if any is near. */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, away: editDistance(given.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, away }) => away <= Math.max(2, Math.floor(name.length * 0.4)))
    .sort((a, b) => a.away - b.away)
  return best?.name
}
