// A code of the error catalogue that nothing says is words that nobody reads.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './ready.mjs'

const files = execFileSync('git', ['ls-files', 'packages/*/src/*.ts', 'packages/*/src/*.tsx'], { cwd: root })
  .toString()
  .trim()
  .split('\n')
const read = (file) => readFileSync(join(root, file), 'utf8')

/** Where a code is declared, worded, told of or tried, and not said. */
const isBeside = (file) =>
  /\.(?:errors|contract|help|zh|en|test|fixture|stories)\.tsx?$|\/(?:testing|faults|e2e)\//.test(file)

test('every code of the catalogue is said somewhere', () => {
  const codes = files
    .filter((file) => file.endsWith('.errors.ts'))
    .flatMap((file) => [...read(file).matchAll(/^\s*'(?<code>[a-z_]+\.\w+)':/gm)].map(({ groups }) => groups.code))
  expect(codes.length).toBeGreaterThan(300)
  const sources = files.filter((file) => !isBeside(file)).map(read)
  expect(codes.filter((code) => !sources.some((source) => source.includes(`'${code}'`)))).toEqual([])
})
