import type { KeptChange } from './kept-changes.ts'
import type { Lost } from './operation-kind.ts'

interface Present {
  readonly name: string
  readonly version: number
}

/**
 * Sorts the records of a run that is being undone: `isKept` when one is as the run left it, at the version that the run
 * gave it or at the one that this undo gave it since, and `faultOf`, where there is one, says nothing against it; `lost`
 * collects the others, each with why.
 */
export function keptOrLost(
  present: ReadonlyMap<string, Present>,
  restored: ReadonlyMap<string, Pick<KeptChange, 'version'>>,
) {
  const lost: Lost[] = []
  const moved = (id: string, version: number): Lost['fault'] | undefined => {
    const found = present.get(id)
    if (!found) return 'operation.gone'
    return found.version === version || found.version === restored.get(id)?.version
      ? undefined
      : 'operation.moved_since'
  }
  const isKept = (
    { line, id, version, label }: Pick<KeptChange, 'line' | 'id' | 'version' | 'label'>,
    faultOf: () => Lost['fault'] | undefined = () => undefined,
  ): boolean => {
    const fault = moved(id, version) ?? faultOf()
    if (fault) lost.push({ line, id, label: present.get(id)?.name ?? label, fault })
    return fault === undefined
  }
  /** What a batch created and is still as it was: at its first version. */
  const keptOf = (
    { createdIds, createdLines }: { readonly createdIds: readonly string[]; readonly createdLines: readonly number[] },
    faultOf: (id: string) => Lost['fault'] | undefined = () => undefined,
  ) =>
    createdIds
      .map((id, i) => ({ line: createdLines[i] ?? 0, id, label: present.get(id)?.name ?? '' }))
      .filter((one) => isKept({ ...one, version: 1 }, () => faultOf(one.id)))
  return { lost, isKept, keptOf }
}
