import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { tenantRole } from '../database/database.ts'
import { idLength, isUuid, uuidOf } from '../database/uuids.ts'
import type { ImportScope, PackedRows } from '../imports/imported.ts'
import { leaveGrams } from './company-grams.ts'
import { packedColumns } from './pack-companies.ts'

// Neither the channel nor the account is among them: by the columns' defaults they are those of the transaction, whatever
// a row may hold.
const statement = `copy companies (${packedColumns.join(', ')}) from stdin (format binary)`

const uniqueViolation = '23505'

/**
 * Copies packed companies into the channel of the caller's tenant transaction, all of them or, where one is there
 * already, none; answers whether they are in. PostgreSQL allows COPY to nobody whom row-level security binds (ADR 0006).
 */
export async function copyCompanies(
  client: pg.PoolClient,
  channelId: string,
  { bytes, created: { ids } }: PackedRows,
  { db, by }: Pick<ImportScope, 'db' | 'by'>,
): Promise<boolean> {
  if (ids.length === 0) return true
  if (!isUuid(by)) throw new Error('The id of an account is a UUID.')
  await client.query(`savepoint copied; set local role none; set local icss.created_by = '${by}'`)
  try {
    await pipeline(
      Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)]),
      client.query(copyFrom(statement)),
    )
  } catch (error) {
    if ((error as { code?: string }).code !== uniqueViolation) throw error
    await client.query('rollback to savepoint copied')
    return false
  }
  await client.query(`release savepoint copied; set local role ${tenantRole}`)
  await leaveGrams(db, channelId, uuidOf(ids.subarray(0, idLength)), uuidOf(ids.subarray(-idLength)))
  return true
}
