import { afterAll, expect, test } from 'vitest'
import type { contract } from '@icss/core/contract/contract.ts'
import { importKinds } from '@icss/core/imports/import-kinds.ts'
import { importTable } from '@icss/core/imports/import-table.ts'
import { fileFormats } from '@icss/core/spreadsheets/table-endpoint.ts'
import { finished, rejectedOf } from '../testing/import-file.ts'
import { importers } from '../testing/importers.ts'
import { channelIdOf } from '../testing/people.ts'
import type { TestClient } from '../testing/test-client.ts'
import { savedByOffice } from '../testing/saved-by-office.ts'
import { startTestServer } from '../testing/test-server.ts'

/*
 * What each noun exports is taken by its import, which refuses none of it; afterwards the noun says what it said before. Rows
 * derive from the tables, so that a noun which somebody adds is tested without anyone remembering. Where `ICSS_TEST_OFFICE`
 * names LibreOffice, that opens and saves each table in between.
 */
const server = await startTestServer()
afterAll(() => server.stop())
const { database } = server

const importerOf = await importers(server)
/** Texts that a spreadsheet takes for something else where it may: codes, days, times, truth, formulas, numbers. */
const mistakable: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  accounts: { name: '007' },
  activities: { place: '12:30', contact: '00755' },
  business_cards: { position: '3-4', we_chat: '00123', address: '1/2' },
  // The channel of a person is one that nobody has filled in.
  channels: { abbreviation: '0755', remark: '1E5' },
  companies: {
    registration_number: '0440301234567890',
    taxpayer_id: '914403001234567890',
    introduction: '2024-3-5 8:30',
    culture: '=1+1',
    vision: '3-4',
    mission: 'TRUE',
    management_idea: '-5',
    registered_capital: '0.10',
    business_scope: '5.00%\n"6.0", 7;\t8',
  },
  employees: { position: '1E5' },
  participants: { seat: '0012' },
  resources: { title: '2024/3/5', content: '13800138000.0' },
  demands: { title: '￥5.00', content: '1,000' },
}
for (const [table, texts] of Object.entries(mistakable)) {
  const set = Object.keys(texts).map((column, i) => `${column} = $${i + 1}`)
  await database.pool.query(`update ${table} set ${set.join(', ')}`, Object.values(texts))
}

const office = process.env['ICSS_TEST_OFFICE']
const formats = fileFormats.filter((format) => !office || format !== 'jsonl')
const cases = importKinds.flatMap((noun) => formats.map((format) => ({ noun, format })))

/** The calls of a noun that has a table, whichever it is. */
interface Tables {
  export(input: { readonly query: object }): Promise<Response>
  import(input: { readonly query: object; readonly body: Uint8Array }): Promise<{ readonly id: string }>
}
const tablesOf = (client: TestClient, noun: keyof typeof contract) => client[noun] as unknown as Tables

async function meetingIdOf(channelId: string): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>('select id from meetings where channel_id = $1', [
    channelId,
  ])
  return rows[0]?.id ?? ''
}

/** What the rows of a noun say, of the fields that its import takes; two that say the same, since it has no key, say it once. */
async function said(tables: Tables, query: object, fields: readonly string[]): Promise<readonly string[]> {
  const text = await (await tables.export({ query: { ...query, format: 'jsonl' } })).text()
  const rows = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  return [...new Set(rows.map((row) => JSON.stringify(fields.map((field) => row[field]))))].toSorted()
}

/** What an import is told of what is there already: a file means one that is, a sub-channel that is there is passed over. */
const told: Readonly<Record<string, object>> = { files: {}, subChannels: { onConflict: 'skip' } }

test.each(cases)('$noun as $format', async ({ noun, format }) => {
  const person = importerOf(noun)
  const client = server.as(person)
  const tables = tablesOf(client, noun)
  const query = noun === 'participants' ? { meetingId: await meetingIdOf(channelIdOf(person)) } : {}
  const exported = Buffer.from(await (await tables.export({ query: { ...query, format } })).arrayBuffer())
  const body = office && format !== 'jsonl' ? await savedByOffice(office, exported, format) : exported
  const fields = Object.keys((await importTable(noun)).schema.shape)
  const before = await said(tables, query, fields)
  expect(before).not.toEqual([])
  const { id } = await tables.import({
    query: { fileName: `${noun}.${format}`, ...(told[noun] ?? { onConflict: 'update' }) },
    body,
  })
  const run = await finished(client, id)
  expect(await rejectedOf(client, run)).toEqual([])
  expect(run).toMatchObject({ status: 'done', bad: 0, reading: { leftOut: [] } })
  expect(await said(tables, query, fields)).toEqual(before)
})
