import { namesOfPath, pathText } from '@icss/core/categories/category-path.ts'
import type { FileRow } from '@icss/core/files/file.ts'
import { categoriesByPath } from '../categories/categories-by-path.ts'
import { isUuid } from '../database/uuids.ts'
import type { ImportedRows } from '../imports/imported.ts'
import type { GoodRow, Refused } from '../imports/written.ts'
import { keptIds } from '../operations/kept-changes.ts'
import { type ImportedFile, importedFields, lockFilesNamed, meetFiles, overwriteFiles } from './imported-files.ts'
import { type Described, type DescribedRow, matchFiles, namesMeantBy } from './match-files.ts'

/** A row as files are described, so that both can be compared. */
function describedRow({ draft, fields }: GoodRow<FileRow>): DescribedRow {
  const { id, name, group, publisher = '', type, size, time } = draft
  const says = (fields as readonly (keyof Described)[]).filter((field) => field !== 'size' || size !== '')
  return {
    id: id.toLowerCase(),
    name,
    type: type.toLowerCase(),
    group: pathText(namesOfPath(group)),
    publisher,
    size: String(Number(size)),
    time: time === undefined ? '' : new Date(time).toISOString(),
    says,
  }
}

const pick = (file: ImportedFile, names: readonly (keyof ImportedFile)[]) =>
  Object.fromEntries(names.map((name) => [name, file[name]]))

const differences = (before: ImportedFile, after: ImportedFile) =>
  importedFields.filter((field) => before[field] !== after[field])

/**
 * Changes the files that valid rows mean, in the caller's transaction; a row that means none is refused. Groups that
 * rows name and that are missing are added. Each file remembers the run that has met it, so that a run taken up again
 * gives no other row the same one.
 */
export const writeFiles: ImportedRows<FileRow>['write'] = async (
  client,
  channelId,
  rows,
  _onConflict,
  { operationId, db },
) => {
  const described = rows.map(describedRow)
  const groups = await categoriesByPath(db, channelId, 'file')
  const present = await lockFilesNamed(client, channelId, {
    ids: described.map(({ id }) => id).filter(isUuid),
    names: namesMeantBy(described),
    operationId,
  })
  const files = present.map((file) => ({ ...file, group: groups.pathOf.get(file.groupId) ?? '' }))
  const meant = matchFiles(described, files)

  const created: { line: number; id: string }[] = []
  const lineOf = new Map<string, number>()
  const wanted = described.flatMap(({ group, says }, i) => (meant[i] && says.includes('group') ? [{ group, i }] : []))
  for (const { group, i } of wanted) if (!lineOf.has(group)) lineOf.set(group, rows[i]?.line ?? 0)
  const found = await groups.find(lineOf.keys(), (id, path) => created.push({ line: lineOf.get(path) ?? 0, id }))

  const refused: Refused[] = []
  const met = new Set<string>()
  // Of several rows with one id the last one counts, as it would one after the other.
  const merged = new Map<string, { line: number; before: ImportedFile; after: ImportedFile & { id: string } }>()
  let updated = 0
  let skipped = 0
  for (const [i, { row, line, draft }] of rows.entries()) {
    const file = meant[i]
    const { group, says, publisher, time } = described[i] as DescribedRow
    if (!file) {
      refused.push({ row, field: 'name', value: draft.name, code: 'file.unmatched' })
      continue
    }
    const inGroup = says.includes('group') ? found.get(group) : { id: file.groupId }
    if (!inGroup || 'fault' in inGroup) {
      const { code, params } = inGroup?.fault ?? { code: 'category.missing', params: {} }
      refused.push({ row, field: 'group', value: draft.group, code, params })
      continue
    }
    met.add(file.id)
    const base = merged.get(file.id)?.after ?? file
    const after = {
      id: file.id,
      name: draft.name,
      groupId: inGroup.id,
      publisher: says.includes('publisher') ? publisher : base.publisher,
      time: says.includes('time') ? time : base.time,
    }
    if (differences(base, after).length === 0) {
      skipped += 1
      continue
    }
    updated += 1
    merged.set(file.id, { line, before: file, after })
  }
  const changes = [...merged.values()].filter(({ before, after }) => differences(before, after).length > 0)
  const versions = await overwriteFiles(
    client,
    channelId,
    changes.map(({ after }) => after),
    operationId,
  )
  await meetFiles(
    client,
    channelId,
    operationId,
    [...met].filter((id) => !versions.has(id)),
  )
  const changed = changes.map(({ line, before, after }) => {
    const names = differences(before, after)
    return {
      line,
      id: after.id,
      label: after.name,
      version: versions.get(after.id) ?? 0,
      before: pick(before, names),
      after: pick(after, names),
    }
  })
  return {
    created: 0,
    updated,
    skipped,
    refused,
    changes: {
      created: keptIds(
        created.map(({ line }) => line),
        created.map(({ id }) => id),
      ),
      changed,
    },
  }
}
