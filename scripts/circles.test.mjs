import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './ready.mjs'

const files = execFileSync('git', ['ls-files', 'packages/*/src/*.ts', 'packages/*/src/*.tsx'], { cwd: root })
  .toString()
  .trim()
  .split('\n')
  .filter((file) => !/\.test\.tsx?$/.test(file))

const packages = [...new Set(files.map((file) => file.split('/')[1]))]

/** The files that each of `own` imports, for a type as well, and lazily. */
function graphOf(own) {
  const known = new Set(own)
  const importsOf = (file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)]
      .map(([, path]) => normalize(join(dirname(file), path)))
      .filter((path) => known.has(path))
  return new Map(own.map((file) => [file, importsOf(file)]))
}

/** The files on the shortest way from `file` back to itself; none when there is no such way. */
function circleOf(graph, file) {
  const cameFrom = new Map()
  const waiting = [file]
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift())
    for (const next of graph.get(at)) {
      if (next === file) {
        const circle = [file]
        for (let back = at; back !== undefined && back !== file; back = cameFrom.get(back)) circle.unshift(back)
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
test.each(packages)('no file of %s imports itself by way of others, neither lazily nor for a type', (name) => {
  const own = files.filter((file) => file.startsWith(`packages/${name}/`))
  expect(own.length).toBeGreaterThan(10)
  const graph = graphOf(own)
  const circles = own.map((file) => circleOf(graph, file)).filter((circle) => circle !== undefined)
  expect(circles.slice(0, 3).map((circle) => circle.join(' imports '))).toEqual([])
})
