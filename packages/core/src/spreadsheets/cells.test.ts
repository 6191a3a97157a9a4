import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { companyColumns } from '../companies/company.columns.ts'
import { booleanCell, choiceCell, listCell, numberCell, recordsCell } from './cells.ts'
import { columnFinder, nearestHeaders } from './column.ts'
import { neutraliseCell, restoreCell, rewrittenCell } from './formula.ts'
import { dayCell, instantCell, momentCell } from './time-cells.ts'

const unseen = ['\u00AD', '\u200B', '\u200D', '\u2060', '\u202E', '\uFEFF']

// Texts as they are stored: trimmed, without NUL, with every mark that means something in a cell.
const marks = fc.constantFrom(...String.raw`\|/、,，;；=+-@'"`, '\n', '\r', '\t', 'n', '中', '𠮷', '＝', ...unseen)
const text = fc
  .oneof(fc.string({ unit: marks }), fc.string({ unit: 'binary' }))
  .map((raw) => raw.replaceAll('\u0000', '').trim())
const word = text.filter((raw) => raw !== '')

test('a list is read as it was written', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 4 }), (words) => {
      expect(listCell.read(listCell.write(words, 'zh'))).toEqual(words)
    }),
  )
})

test.each([
  ['软件、物流', ['软件', '物流']],
  [' 软件 , 物流;；|/，医药\n', ['软件', '物流', '医药']],
  [String.raw`软件\/IT、a\b\\c`, ['软件/IT', String.raw`a\b\c`]],
  ['', []],
])('the list %j is %j', (cell, words) => {
  expect(listCell.read(cell)).toEqual(words)
})

test.each([
  ['12', 12],
  [' １２ ', 12],
  ['-3', -3],
  ['', undefined],
  ['12.00', 12],
  ['12.5', '12.5'],
  ['1e3', '1e3'],
])('the number %j is %j', (cell, number) => {
  expect(numberCell.read(cell)).toBe(number)
})

test('records are read as they were written', () => {
  const cell = recordsCell(['name', 'link', 'description'])
  const record = fc.record({ name: word, link: word, description: text })
  fc.assert(
    fc.property(fc.array(record), (records) => {
      expect(cell.read(cell.write(records, 'zh'))).toEqual(records)
    }),
  )
})

test('a record of too many or too few fields is shown as it is', () => {
  const cell = recordsCell(['name', 'link'])
  expect(cell.read('a|b|c\n\nd')).toEqual([{ name: 'a', link: 'b', 3: 'c' }, { name: 'd' }])
})

/** Whether a spreadsheet that does not see the unseen takes a cell for a formula, or for the end of the one before. */
const runsAsFormula = (cell: string): boolean =>
  /^[=+\-@;\t\r\n＝＋－＠]/.test(unseen.reduce((left, one) => left.replaceAll(one, ''), cell))

test('a cell never begins as a formula, and is restored as it was', () => {
  fc.assert(
    fc.property(text, (cell) => {
      expect(runsAsFormula(neutraliseCell(cell))).toBe(false)
      expect(restoreCell(neutraliseCell(cell))).toBe(cell)
      // What a file says stays what it says in the file of its rejected rows, however often.
      expect(rewrittenCell(cell)).toBe(rewrittenCell(rewrittenCell(cell)))
      expect(restoreCell(rewrittenCell(cell))).toBe(restoreCell(cell))
      expect(runsAsFormula(rewrittenCell(cell))).toBe(false)
    }),
  )
})

test.each([
  ['是', true],
  [' YES ', true],
  ['√', true],
  ['✔', true],
  ['ＴＲＵＥ', true],
  ['否', false],
  ['', false],
  ['maybe', 'maybe'],
])('%j is the boolean %j', (cell, value) => {
  expect(booleanCell.read(cell)).toBe(value)
})

test('a choice is read by label in either language, synonym, value, or with a note behind it', () => {
  const cell = choiceCell({ zh: { existing: '存续' }, en: { existing: 'Existing' } }, { 开业: 'existing' })
  for (const word of ['存续', 'existing', 'EXISTING', ' 开业 ', '存续（在营、开业、在册）'])
    expect(cell.read(word)).toBe('existing')
  expect(cell.read('别的')).toBe('别的')
  expect(cell.write('existing', 'en')).toBe('Existing')
})

test('every header names its own column, in any writing', () => {
  const find = columnFinder(companyColumns)
  for (const { field, headers, aliases } of companyColumns)
    for (const name of [headers.zh, headers.en, field, ...aliases])
      for (const written of [name, ` ${name.toUpperCase()} *`, `${name}（必填）`])
        expect({ written, field: find(written)?.field }).toEqual({ written, field })
  expect(find('星座')).toBeUndefined()
  expect(find('__proto__')).toBeUndefined()
})

test('the headers nearest to a slip come first', () => {
  expect(nearestHeaders(companyColumns, '统一信用编码', 'zh')[0]).toBe('统一社会信用代码')
  expect(nearestHeaders(companyColumns, 'adress', 'en')[0]).toBe('Address')
})

test.each([
  ['2026-11-21', '2026-11-21'],
  [' 2026/1/2 ', '2026-01-02'],
  ['2026.1.2', '2026-01-02'],
  ['2026年11月1日', '2026-11-01'],
  ['２０２６－１１－２１', '2026-11-21'],
  ['20261121', '2026-11-21'],
  ['2026/11/21 0:00', '2026-11-21'],
  ['2026-11-21 00:00:00', '2026-11-21'],
  ['2026-11-21T00:00:00.000', '2026-11-21'],
  ['2026年1月2日 0:00', '2026-01-02'],
  ['', ''],
  ['明天', '明天'],
  ['21/11/2026', '21/11/2026'],
  ['5.3.2024', '5.3.2024'],
  ['2026-11-21 14:30', '2026-11-21 14:30'],
])('the day %j is %j', (cell, day) => {
  expect(dayCell.read(cell)).toBe(day)
})

test.each([
  ['2026-11-21 14:30', '2026-11-21T14:30+08:00'],
  ['2026/1/2 9:05', '2026-01-02T09:05+08:00'],
  ['2026年1月2日 9:05', '2026-01-02T09:05+08:00'],
  ['2026年1月2日9:05:07', '2026-01-02T09:05:07+08:00'],
  ['2026-11-21T14:30:05.250', '2026-11-21T14:30:05.250+08:00'],
  ['2026-11-21T06:30:00Z', '2026-11-21T06:30:00Z'],
  ['', ''],
  ['2026-11-21', '2026-11-21'],
  ['明天', '明天'],
])('the instant %j is %j', (cell, instant) => {
  expect(instantCell.read(cell)).toBe(instant)
})

test.each([
  ['2026-11-21T06:30:00.000Z', '2026-11-21 14:30'],
  ['2026-11-21T18:30:05.000Z', '2026-11-22 02:30:05'],
  ['2026-12-31T18:30:05.250Z', '2027-01-01 02:30:05.250'],
  ['', ''],
  [null, ''],
])('the instant %j is written as %j, and means the same when it is read', (instant, cell) => {
  expect(instantCell.write(instant, 'zh')).toBe(cell)
  const read = instantCell.read(cell) as string
  expect(read === '' ? null : Date.parse(read)).toBe(instant ? Date.parse(instant) : null)
})

test('a moment is written to the second', () => {
  expect(momentCell.write('2026-12-31T18:30:05.250Z', 'zh')).toBe('2027-01-01 02:30:05')
  expect(momentCell.write(null, 'zh')).toBe('')
})
