import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { readXlsx } from 'hucre/xlsx'
import { ZipFile } from 'yazl'
import { type Language, languages } from '@icss/core/copy/language.ts'
import { columnGuide, guideWords } from '@icss/core/imports/column-guide.ts'
import { templateHeader } from '@icss/core/imports/template-header.ts'
import { type ImportKind, importKinds } from '@icss/core/imports/import-kinds.ts'
import { templateFormats } from '@icss/core/imports/imports.contract.ts'
import { columnLetters } from '@icss/core/spreadsheets/column-letters.ts'
import { csvLine } from '../exports/csv.ts'
import { mostOfHelp } from '../exports/xlsx.ts'
import { finished, rejectedOf } from '../testing/import-file.ts'
import { importers } from '../testing/importers.ts'
import { channelIdOf } from '../testing/people.ts'
import type { TestClient } from '../testing/test-client.ts'
import { startTestServer } from '../testing/test-server.ts'
import { filesOfZip, unpacked, unpackingBudget } from './zip-files.ts'

/*
 * The template of each noun, filled in with the examples of its columns, is imported without a fault. Both derive from the
 * tables, so that a noun which somebody adds is tested without anyone remembering.
 */
const server = await startTestServer()
afterAll(() => server.stop())
const { database } = server

const importerOf = await importers(server)

type Cells = Readonly<Record<string, string>>

async function storedOf(table: string, channelId: string): Promise<Record<string, unknown>> {
  const { rows } = await database.pool.query<Record<string, unknown>>(`select * from ${table} where channel_id = $1`, [
    channelId,
  ])
  const [first] = rows
  if (!first) throw new Error(`The channel has no ${table}.`)
  return first
}

/** What a row has to name, and what does not go with another column. */
async function given(noun: ImportKind, channelId: string, language: Language): Promise<Cells> {
  if (noun === 'participants') return { meetingId: String((await storedOf('meetings', channelId)).name) }
  if (noun === 'employees' || noun === 'resources' || noun === 'demands')
    return { companyId: String((await storedOf('companies', channelId)).name) }
  if (noun === 'files') {
    const { id, name } = await storedOf('files', channelId)
    return { id: String(id), name: String(name), type: '', size: '' }
  }
  if (noun === 'accounts') return { template: '' }
  // An account has one channel.
  if (noun === 'subChannels') return { template: '', accountNumber: language === 'zh' ? '756010' : '756011' }
  return {}
}

/** The same workbook with `change` made to its sheet. */
async function changedSheet(file: Buffer, change: (xml: string) => string): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, packed] of filesOfZip(file)) {
    const pieces: Buffer[] = []
    for await (const piece of unpacked(packed, unpackingBudget(1_000_000))) pieces.push(piece)
    const xml = Buffer.concat(pieces).toString()
    zip.addBuffer(Buffer.from(name === 'xl/worksheets/sheet1.xml' ? change(xml) : xml), name)
  }
  zip.end()
  return buffer(zip.outputStream)
}

/** The same workbook with a row of these cells below its header. */
const filledXlsx = (file: Buffer, cells: readonly string[]) => {
  const row = cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')
  return changedSheet(file, (xml) => xml.replace('</sheetData>', `<row r="2">${row}</row></sheetData>`))
}

type Template = Parameters<TestClient['imports']['template']>[0]['query']

/** The calls of a noun that has a table, whichever it is. */
interface Tables {
  import(input: { readonly query: object; readonly body: Uint8Array }): Promise<{ readonly id: string }>
}

const templateFile = async (client: TestClient, kind: ImportKind, query: Template): Promise<Buffer> =>
  Buffer.from(await (await client.imports.template({ params: { kind }, query })).arrayBuffer())

const cases = importKinds.flatMap((noun) =>
  templateFormats.flatMap((format) => languages.map((language) => ({ noun, format, language }))),
)

test.each(cases)('$noun as $format in $language', async ({ noun, format, language }) => {
  const person = importerOf(noun)
  const client = server.as(person)
  const file = await templateFile(client, noun, { format, language })
  const guide = await columnGuide(noun)
  const own = await given(noun, channelIdOf(person), language)
  const cells = guide.map(({ field, example }) => own[field] ?? example[language])
  const body = format === 'csv' ? Buffer.concat([file, Buffer.from(csvLine(cells))]) : await filledXlsx(file, cells)
  const tables = client[noun] as unknown as Tables
  const query = { fileName: `${noun}.${format}`, strict: 'true' }
  const run = await finished(client, (await tables.import({ query, body })).id)
  expect(await rejectedOf(client, run)).toEqual([])
  expect(run).toMatchObject({ status: 'done', rows: 1, good: 1, bad: 0, reading: { rowsAbove: 0, leftOut: [] } })
})

test.each(importKinds)('%s: cells of a workbook offer their choices, and say what they may hold', async (noun) => {
  for (const language of languages) {
    const guide = await columnGuide(noun)
    const file = await templateFile(server.as(importerOf(noun)), noun, { language })
    const { sheets } = await readXlsx(file)
    expect(sheets).toHaveLength(1)
    const offered = guide.flatMap(({ choices }, i) =>
      choices ? [{ range: columnLetters(i), values: choices.map(({ words }) => words[language]) }] : [],
    )
    const lists = (sheets[0]?.dataValidations ?? []).filter(({ type }) => type === 'list')
    expect(lists.map(({ range, values }) => ({ range: range.replace(/2:.*/, ''), values }))).toEqual(offered)
    for (const { values } of offered) {
      // A longer list, or a comma in a word, a spreadsheet would refuse or take for another one.
      expect(values.join(',').length).toBeLessThanOrEqual(mostOfHelp.choices)
      expect(values.filter((word) => word.includes(','))).toEqual([])
    }
    let sheet = ''
    await changedSheet(file, (xml) => (sheet = xml))
    const said = [...sheet.matchAll(/promptTitle="([^"]*)" prompt="([^"]*)"/g)].map(([, title, text]) => [title, text])
    const told = guide.map((column) => [
      templateHeader(column, language).slice(0, mostOfHelp.title),
      guideWords(column, language),
    ])
    expect(said).toEqual(told)
  }
})
