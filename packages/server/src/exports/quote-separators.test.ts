import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'
import { endLines } from './end-lines.ts'
import { quoteSeparators } from './quote-separators.ts'

/** A line as PostgreSQL writes it, with an empty cell behind the last. */
const written = (cells: readonly string[]) =>
  `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')},\n`

test('cells are quoted as core quotes them, wherever they are cut into pieces', () => {
  const cell = fc.string({ unit: fc.constantFrom(';', '\t', '"', ',', '\n', 'a', '；', '甲'), maxLength: 6 })
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 }), fc.nat(), (rows, place) => {
      const bytes = Buffer.from(rows.map(written).join(''))
      const cut = bytes.length === 0 ? 0 : place % bytes.length
      const pieces = quoteSeparators([bytes.subarray(0, cut), bytes.subarray(cut)])
      endLines(pieces)
      const expected = rows.map((cells) => csvLine(cells, (one) => one)).join('')
      expect(Buffer.concat(pieces).toString()).toBe(expected)
    }),
    { numRuns: 500 },
  )
})
