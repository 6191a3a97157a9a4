import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PieceDocs } from './PieceDocs.ts'

const source = join(import.meta.dirname, '..')
const pieces = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['story', 'theme'].includes(entry.name))
  .map(({ name }) => name)

const storiesOf = (piece: string) => readdirSync(join(source, piece)).filter((file) => file.endsWith('.stories.tsx'))

/** Pieces of several controls: their stories are tagged so. */
const isComposite = (piece: string) =>
  storiesOf(piece).some((file) => readFileSync(join(source, piece, file), 'utf8').includes("'composite'"))

test.each(pieces)('%s has a docs page', async (piece) => {
  const file = join(source, piece, `${piece}.docs.ts`)
  expect(existsSync(file), `write ${piece}/${piece}.docs.ts: purpose, do and don't, keys`).toBe(true)
  const { docs } = (await import(/* @vite-ignore */ file)) as { docs: PieceDocs }
  const said = [docs.purpose, ...docs.does, ...docs.donts, ...(docs.keys ?? [])].flatMap(({ zh, en }) => [zh, en])
  expect(said.filter((words) => words.trim() === '')).toEqual([])
  expect([docs.does.length > 0, docs.donts.length > 0]).toEqual([true, true])
  const shown = docs.shownIn ?? piece
  expect(storiesOf(shown), `write ${piece}/${piece}.stories.tsx, or name the piece that shows it`).not.toEqual([])
  expect(isComposite(piece) && docs.keys === undefined, 'a composite piece says what the keyboard does').toBe(false)
})
