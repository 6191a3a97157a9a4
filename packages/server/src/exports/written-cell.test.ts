import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { instantCell, momentCell } from '@icss/core/spreadsheets/time-cells.ts'
import { Database } from '../database/database.ts'
import { notices } from '../notices/notices.tables.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { writtenCell } from './written-cell.ts'

const testDatabase = await createTestDatabase()
const database = new Database(testDatabase.url)
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

const column = { field: 'startAt', headers: { zh: '', en: '' }, aliases: [] }

test.each([
  '2026-11-21T06:30:00.000Z',
  '2026-12-31T18:30:05.000Z',
  '2026-12-31T18:30:05.250Z',
  '1000-01-02T00:00:00.001Z',
  '2999-12-31T23:59:00.000Z',
])('the database writes the instant %s as core does', async (instant) => {
  for (const cell of [instantCell, momentCell]) {
    const written = writtenCell(notices.startAt, { ...column, ...cell }, 'zh')
    const { rows } = await database.system.execute<{ cell: string }>(
      sql`select ${written} as cell from (select ${instant}::timestamptz as start_at) as notices`,
    )
    expect(rows).toEqual([{ cell: cell.write(instant, 'zh') }])
  }
})
