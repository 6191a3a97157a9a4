import { copyNameOf, movedNameOf, originalNameOf, savedNameOf } from '@icss/core/files/file.ts'
import { extensionOf } from '@icss/core/uploads/check-upload.ts'

/** What a file and a row of a table have in common: the group by its path, bytes as digits, an instant in UTC. */
export interface Described {
  readonly name: string
  readonly type: string
  readonly group: string
  readonly publisher: string
  readonly size: string
  readonly time: string
}
type Field = keyof Described

/** A row: what it says, and of which fields it says something. */
export interface DescribedRow extends Described {
  readonly id: string
  readonly says: readonly Field[]
}

interface Round {
  readonly rowName: (row: Described) => string
  readonly fileName?: (file: Described) => string
  readonly fields: readonly Field[]
}

/**
 * What a file and a row have to agree in, the strictest first. What is the same already comes before all else, so that an
 * import done again changes nothing; what a file is called where it was saved and uploaded again comes last.
 */
const rounds: readonly Round[] = [
  { rowName: savedNameOf, fields: ['name', 'group', 'publisher', 'size', 'time'] },
  { rowName: savedNameOf, fields: ['size'] },
  { rowName: movedNameOf, fields: ['size'] },
  { rowName: movedNameOf, fileName: (file) => originalNameOf(movedNameOf(file)), fields: ['size'] },
]

const withoutEnding = (name: string) => {
  const ending = extensionOf(name)
  return ending === '' ? name : name.slice(0, -ending.length - 1)
}

/** The names, one of which each file has that one of the rows means by its name. */
export function namesMeantBy(rows: readonly Described[]): string[] {
  const names = new Set<string>()
  const copies = new Map<string, number>()
  for (const row of rows) {
    const moved = movedNameOf(row)
    const copy = (copies.get(moved) ?? 0) + 1
    copies.set(moved, copy)
    names.add(row.name)
    for (const name of [savedNameOf(row), moved, copyNameOf(moved, copy)]) names.add(name).add(withoutEnding(name))
  }
  return [...names]
}

/**
 * The file that each row means, undefined for none: by its id, or else the next file that agrees with it and that no row
 * before it means. `files` stand in the order in which rows meet them; those that are `isMet` are met by id only.
 */
export function matchFiles<File extends Described & { readonly id: string; readonly isMet: boolean }>(
  rows: readonly DescribedRow[],
  files: readonly File[],
): readonly (File | undefined)[] {
  const byId = new Map(files.map((file) => [file.id, file]))
  const met = new Set(files.filter(({ isMet }) => isMet).map(({ id }) => id))
  const meant = rows.map(({ id }) => {
    const file = byId.get(id)
    if (file) met.add(file.id)
    return file
  })
  for (const { rowName, fileName = rowName, fields } of rounds) {
    /** The files in hand by what they say of some fields; rows of one table mostly say something of the same. */
    const queues = new Map<string, Map<string, File[]>>()
    const keyOf = (name: string, of: Described, compared: readonly Field[]) =>
      JSON.stringify([name, ...compared.map((field) => of[field])])
    const queuesFor = (compared: readonly Field[]): Map<string, File[]> => {
      const known = queues.get(compared.join())
      if (known) return known
      // Backwards, since the next one is taken from the end.
      const made = Map.groupBy(files.filter(({ id }) => !met.has(id)).toReversed(), (file) =>
        keyOf(fileName(file), file, compared),
      )
      queues.set(compared.join(), made)
      return made
    }
    for (const [i, row] of rows.entries()) {
      if (meant[i]) continue
      const compared = fields.filter((field) => row.says.includes(field))
      const queue = queuesFor(compared).get(keyOf(rowName(row), row, compared))
      let file = queue?.pop()
      while (file && met.has(file.id)) file = queue?.pop()
      if (!file) continue
      met.add(file.id)
      meant[i] = file
    }
  }
  return meant
}
