import { expect, test } from 'vitest'
import { checker } from '../rules/check.ts'
import { languages } from '../copy/language.ts'
import { columnFinder } from '../spreadsheets/column.ts'
import { columnGuide } from './column-guide.ts'
import { templateHeader } from './template-header.ts'
import { importKinds } from './import-kinds.ts'
import { importTable } from './import-table.ts'

const cases = importKinds.flatMap((noun) => languages.map((language) => ({ noun, language })))

test.each(cases)(
  '$noun in $language: examples and choices are taken, and headers found',
  async ({ noun, language }) => {
    const guide = await columnGuide(noun)
    const { columns, schema } = await importTable(noun)
    const find = columnFinder(columns)
    const check = checker(schema)
    const faultsOf = (cells: Readonly<Record<string, string>>) => {
      const row = Object.entries(cells).map(([header, cell]) => [find(header)?.field, find(header)?.read(cell)])
      const checked = check(Object.fromEntries(row))
      return checked.ok ? {} : checked.errors
    }
    const examples = Object.fromEntries(guide.map((one) => [templateHeader(one, language), one.example[language]]))
    expect(Object.values(examples)).not.toContain('')
    expect(faultsOf(examples)).toEqual({})
    for (const one of guide)
      for (const { words, value } of one.choices ?? []) {
        const column = find(one.headers[language])
        expect(String(column?.read(words[language]))).toBe(value)
      }
  },
)

test.each(importKinds)('%s: a header is marked as required where no row can do without its cell', async (noun) => {
  const { schema } = await importTable(noun)
  const checked = checker(schema)({})
  const refused = checked.ok ? [] : Object.keys(checked.errors)
  const marked = (await columnGuide(noun)).filter(({ required }) => required)
  expect(marked.map(({ field }) => field).toSorted()).toEqual(refused.toSorted())
})
