import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { readSheet } from 'read-excel-file/node'
import { afterAll, expect, test } from 'vitest'
import { companyColumns } from '@icss/core/companies/company.columns.ts'
import { type CompanyDraft, companyDraft } from '@icss/core/companies/company.ts'
import { asName } from '@icss/core/rules/unseen.ts'
import { sameNameKey } from '@icss/core/rules/same-name.ts'
import { csvHead, csvLine } from '../exports/csv.ts'
import { exportOf, exportedFile, importFile } from '../testing/import-file.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { channelIdOf } from '../testing/people.ts'
import { startTestServer } from '../testing/test-server.ts'
import { insertCompany } from './companies.repository.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const db = server.database.system
const chamber = server.as('chamberAdmin')
const other = server.as('otherChamberAdmin')

const marks = fc.constantFrom(
  ...String.raw`\|/、,，;；=+-@'"%{}`,
  '\n',
  '\r',
  '\r\n',
  '\t',
  'n',
  '中',
  '𠮷',
  '＝',
  ' ',
  'NULL',
  '\u00AD',
  '\u200B',
  '\u2060',
  '\uFEFF',
)
const text = (maxLength: number) =>
  fc
    .oneof(fc.string({ unit: marks, maxLength }), fc.string({ unit: 'binary', maxLength }))
    .map((raw) => raw.replaceAll('\u0000', '').trim().slice(0, maxLength).toWellFormed().trim())
const filled = (maxLength: number) => text(maxLength).map((raw) => raw || '名')
const named = (maxLength: number) => text(maxLength).map((raw) => asName(raw) || '名')
const link = fc.constantFrom('https://www.example.cn/?a=1|2&b=3', 'http://例子.中国', 'https://a.b/\\n')

const texts = [
  'type',
  'legalRepresentative',
  'registeredCapital',
  'businessPeriod',
  'culture',
  'vision',
  'introduction',
  'businessScope',
  'taxpayerId',
] as const

const company = fc.record({
  name: named(40),
  industry: filled(30),
  industryTags: fc.uniqueArray(filled(20), { minLength: 1, maxLength: 4 }),
  website: fc.oneof(fc.constant(''), link),
  highTech: fc.boolean(),
  registrationStatus: fc.constantFrom('' as const, 'existing' as const, 'other' as const),
  products: fc.array(
    fc.record({ name: named(50), link, time: fc.constantFrom('', '2026-02-28'), description: filled(60) }),
    { maxLength: 3 },
  ),
  texts: fc.tuple(...texts.map(() => text(30))),
})

const draftOf = ({
  texts: values,
  ...fields
}: typeof company extends fc.Arbitrary<infer T> ? T : never): CompanyDraft =>
  companyDraft.parse({ ...fields, ...Object.fromEntries(texts.map((name, i) => [name, values[i]])) })

/** The lines that core makes of drafts; an export's are written by PostgreSQL. */
const writtenByCore = (drafts: readonly CompanyDraft[]): string =>
  csvHead(companyColumns.map(({ headers }) => headers.zh)) +
  drafts
    .map((draft) =>
      csvLine(companyColumns.map(({ field, write }) => write({ ...draft, abnormal: false }[field], 'zh'))),
    )
    .join('')

const bytesOf = (file: Buffer) => Promise.resolve(file.toString('base64'))
const textOf = (file: Buffer) => Promise.resolve(file.toString())

test.each([
  ['csv', textOf],
  ['jsonl', textOf],
  ['xlsx', bytesOf],
] as const)(
  'an export as %s can be imported elsewhere and exported again, equal to the byte',
  async (format, contentOf) => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(company, { minLength: 1, maxLength: 30, selector: ({ name }) => sameNameKey(name) }),
        async (generated) => {
          await db.execute(sql`truncate companies cascade`)
          for (const one of generated) await insertCompany(db, channelIdOf('chamberAdmin'), draftOf(one))
          const exported = await exportedFile(chamber, format)
          const operation = await importFile(other, exported, { fileName: `会员.${format}` })
          expect(operation).toMatchObject({ status: 'done', bad: 0, created: generated.length })
          expect(await contentOf(await exportedFile(other, format))).toBe(await contentOf(exported))
          const fields = sql.raw(
            Object.keys(companyDraft.shape)
              .map((name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
              .join(', '),
          )
          const { rows } = await db.execute(
            sql`select ${fields} from companies group by ${fields} having count(*) <> 2`,
          )
          expect(rows).toEqual([])
        },
      ),
      { numRuns: 8 },
    )
  },
)

test('lines that PostgreSQL writes are those that core would write', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(company, { minLength: 1, selector: ({ name }) => sameNameKey(name) }),
      async (generated) => {
        await db.execute(sql`truncate companies cascade`)
        const drafts = generated.map(draftOf)
        for (const draft of drafts) await insertCompany(db, channelIdOf('chamberAdmin'), draft)
        expect((await exportedFile(chamber, 'csv')).toString()).toBe(writtenByCore(drafts))
        const lines = (await exportedFile(chamber, 'jsonl')).toString().trimEnd().split('\n')
        expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
          drafts.map((draft) => ({ ...draft, abnormal: false })),
        )
      },
    ),
    { numRuns: 20 },
  )
})

test('an export of many pages holds each company once, in the order in which they were added', async () => {
  await db.execute(sql`truncate companies cascade`)
  const names = Array.from({ length: 20_001 }, (_, i) => `甲${i}`)
  const rows = names.map((name) => `${name},教育,教育,"一，\n""二"""\n`)
  await importFile(chamber, `企业名称,行业,行业标签,企业简介\n${rows.join('')}`)
  const introduction = '一，\n"二"'
  const lines = (await exportOf(chamber, 'jsonl')).trimEnd().split('\n')
  const found = lines.map((line) => JSON.parse(line) as CompanyDraft)
  expect(found.map(({ name }) => name)).toEqual(names)
  expect(found.every((one) => one.introduction === introduction)).toBe(true)
  const drafts = names.map((name) => companyOf({ name, industry: '教育', industryTags: ['教育'], introduction }))
  expect((await exportedFile(chamber, 'csv')).toString()).toBe(writtenByCore(drafts))
})

test('an export in English is imported as well', async () => {
  await db.execute(sql`truncate companies cascade`)
  await insertCompany(
    db,
    channelIdOf('chamberAdmin'),
    companyOf({ name: '甲', registrationStatus: 'existing', listed: true }),
  )
  const exported = await exportOf(chamber, 'csv', 'en')
  expect(exported).toMatch(/^\uFEFFCompany name,/)
  expect(await importFile(other, exported)).toMatchObject({ status: 'done', bad: 0, created: 1 })
  expect(await exportOf(other, 'csv', 'en')).toBe(exported)
})

test('an export is a file for spreadsheets, narrowed as the list is', async () => {
  await db.execute(sql`truncate companies cascade`)
  for (const name of ['甲一', '乙二']) await insertCompany(db, channelIdOf('chamberAdmin'), companyOf({ name }))
  const response = await chamber.companies.export({ query: { q: '乙二' } })
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="____.csv"; filename*=UTF-8''${encodeURIComponent('企业管理')}.csv`,
  )
  const lines = (await response.text()).split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(/^乙二,/)
})

test('an export as XLSX holds texts only, and what a spreadsheet would run is neutralised', async () => {
  await db.execute(sql`truncate companies cascade`)
  const names = ['=1+1', '@SUM(A1)', '_x0041_', '<甲> & "乙"', '2026-01-01', '00123']
  for (const name of names) await insertCompany(db, channelIdOf('chamberAdmin'), companyOf({ name }))
  const [header, ...rows] = await readSheet(await exportedFile(chamber, 'xlsx'))
  expect(header?.[0]).toBe('企业名称')
  expect(rows.map(([name]) => name)).toEqual(["'=1+1", "'@SUM(A1)", ...names.slice(2)])
})
