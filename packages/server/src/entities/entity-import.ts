import { getTableColumns, getTableName } from 'drizzle-orm'
import { importRunner } from '../imports/import-runner.ts'
import type { ImportedRows } from '../imports/imported.ts'
import type { ImportedKind } from '../imports/imported-tables.ts'
import type { RunServices, Runner, Undoer } from '../operations/operation-kind.ts'
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
  const ofRows = entityRows(store, importing.parent?.key)
  const imported: ImportedRows<Fields> = {
    write: writeEntities(store, label, ofRows, importing),
    ...(importing.copy ? { copy: importing.copy } : {}),
  }
  return (services) => ({
    run: importRunner(kind, imported, services),
    undo: undoEntities(store, label, ofRows),
    held: 'nothing',
    labelsOf: namesIn({ table: getTableName(table), name: getTableColumns(table)[label]?.name ?? label }),
  })
}
