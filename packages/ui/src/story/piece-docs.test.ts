import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PieceDocs } from './PieceDocs.ts'

const source = join(import.meta.dirname, '..')
const pieces = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['story', 'theme'].includes(entry.name))
  .map(({ name }) => name)

const storiesOf = (piece: string) => readdirSync(join(source, piece)).filter((file) => file.endsWith('.stories.tsx'))

const textOf = (piece: string) =>
  storiesOf(piece)
    .map((file) => readFileSync(join(source, piece, file), 'utf8'))
    .join('\n')

/** Pieces of several controls: their stories are tagged so. */
const isComposite = (piece: string) => textOf(piece).includes("'composite'")

/** Pieces that are no components, such as hooks, have no props. */
const withProps = pieces.filter((piece) => textOf(piece).includes('component:'))

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

test.each(withProps)('%s has a playground before its other stories', (piece) => {
  const [first] = /^export const .*/m.exec(textOf(piece)) ?? []
  expect(
    first,
    `begin ${piece}/${piece}.stories.tsx with \`export const Playground = playground(${piece}, (say) => ({ … }))\` of story/playground.tsx: its controls`,
  ).toMatch(/^export const Playground\b/)
})
