import { bulkChangesOf, bulkNounNames, type bulkKinds } from '@icss/core/selections/bulk-nouns.ts'
import { getTableColumns, getTableName } from 'drizzle-orm'
import { namesIn } from '../entities/names-in.ts'
import type { OperationKindParts } from '../operations/operation-kind.ts'
import type { RunServices, Runs } from '../operations/runs.ts'
import { bulkRunner } from './bulk-runner.ts'
import { selectionsHandlers } from './selections.handlers.ts'
import { undoBulk } from './undo-bulk.ts'

export const handlers = { selections: selectionsHandlers }

type BulkKind = keyof typeof bulkKinds

/** The runs over many of each noun that takes part. */
export const runs = Object.fromEntries(
  bulkNounNames.flatMap((noun) => {
    const does = (['deleteSelected', 'changeSelected'] as const).filter(
      (one) => one === 'deleteSelected' || bulkChangesOf(noun).length > 0,
    )
    return does.map((one) => [
      `${noun}.${one}`,
      (services: RunServices) => {
        const { table, shape } = services.bulk[noun].store
        const label = shape.bin?.name ?? 'name'
        return {
          run: bulkRunner(noun, one, services),
          undo: undoBulk(noun, services),
          held: 'nothing',
          undoPace: 'oneByOne',
          labelsOf: namesIn({ table: getTableName(table), name: getTableColumns(table)[label]?.name ?? label }),
        }
      },
    ])
  }),
) as unknown as { readonly [K in BulkKind]: (services: RunServices) => OperationKindParts<K> } satisfies Runs
