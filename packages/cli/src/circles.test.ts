import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const root = import.meta.dirname
const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, path = '']) =>
    normalize(join(dirname(file), path)),
  )

const graph = new Map(files.map((file) => [file, importsOf(file).filter((path) => files.includes(path))]))

/** The files on the way from `file` back to itself; none when there is no such way. */
function circleOf(file: string): readonly string[] | undefined {
  const cameFrom = new Map<string, string>()
  const waiting = [file]
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift())
    for (const next of graph.get(at) ?? []) {
      if (next === file) {
        const circle = [file]
        for (let back: string | undefined = at; back !== undefined && back !== file; back = cameFrom.get(back))
          circle.unshift(back)
        return [file, ...circle]
      }
      if (!cameFrom.has(next)) {
        cameFrom.set(next, at)
        waiting.push(next)
      }
    }
  return undefined
}

// The linter sees circles of static imports, those of types included, but none that an `import()` closes.
test('no file imports itself by way of others, neither lazily nor for a type', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(files.map(circleOf).filter((circle) => circle !== undefined)).toEqual([])
})
