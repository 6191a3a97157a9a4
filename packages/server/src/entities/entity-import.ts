import { getTableColumns, getTableName } from 'drizzle-orm'
import { referencesOf } from '@icss/core/rules/reference.ts'
import { importRunner } from '../imports/import-runner.ts'
import type { ImportedRows } from '../imports/imported.ts'
import { type ImportedKind, judgedTable } from '../imports/imported-tables.ts'
import type { Runner, Undoer } from '../operations/operation-kind.ts'
import type { RunServices } from '../operations/runs.ts'
import { namedReferences } from '../references/named-references.ts'
import { entityRows } from './entity-rows.ts'
import type { Fields } from './entity-shape.ts'
import type { AnyStore } from './entity-store.ts'
import { namesIn } from './names-in.ts'
import { undoEntities } from './undo-entities.ts'
import { type Importing, writeEntities } from './write-entities.ts'

/** How entities are imported, and how an import is undone. */
export function entityImport(
  kind: ImportedKind,
  store: AnyStore,
  importing: Importing = {},
): (services: RunServices) => {
  readonly run: Runner
  readonly undo: Undoer
  readonly held: 'nothing'
  readonly labelsOf: ReturnType<typeof namesIn>
} {
  const { table, shape } = store
  if (shape.beforeWrite) throw new Error(`${kind} would not ask the rules before writing.`)
  const label = shape.bin?.name ?? 'name'
  const ofRows = entityRows(store)
  const write = writeEntities(store, label, ofRows, importing)
  const imported: ImportedRows<Fields> = {
    async write(client, channelId, rows, onConflict, run) {
      const references = referencesOf((await judgedTable(kind)).schema)
      const named = await namedReferences(run.db, channelId, references, rows)
      const refused = (await importing.refuses?.(run.db, channelId, named.rows)) ?? []
      const out = new Set(refused.map(({ row }) => row))
      const left = out.size === 0 ? named.rows : named.rows.filter(({ row }) => !out.has(row))
      const written = await write(client, channelId, left, onConflict, run)
      return { ...written, refused: [...named.refused, ...refused, ...written.refused] }
    },
    ...(importing.copy ? { copy: importing.copy } : {}),
  }
  return (services) => ({
    run: importRunner(kind, imported, services),
    undo: undoEntities(store, label, ofRows),
    held: 'nothing',
    labelsOf: namesIn({ table: getTableName(table), name: getTableColumns(table)[label]?.name ?? label }),
  })
}
