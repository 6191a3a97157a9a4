import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const packages = join(import.meta.dirname, '../../..')

/** What a file imports as it is loaded, without what it imports for types alone. */
const importsIn = (code: string): string[] =>
  [...code.matchAll(/^(?:import|export) (?!type )(?:([^'()]*?) from )?'([^']+)'/gm)]
    .filter(([, names = '']) => !/^\{(?:\s*type [^,}]+,?)+\s*\}$/.test(names))
    .map(([, , from = '']) => from)

const fileOf = (from: string, importer: string): string | undefined => {
  if (from.startsWith('.')) return join(dirname(importer), from)
  const [, name, path] = /^@icss\/(\w+)\/(.+)$/.exec(from) ?? []
  return path === undefined ? undefined : join(packages, `${name}/src/${path}`)
}

/** The libraries that are loaded with some files, each with a file that asks for it. */
function librariesOf(starts: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file) || !/(?<!\.css)\.tsx?$/.test(file)) return
    seen.add(file)
    for (const from of importsIn(readFileSync(file, 'utf8'))) {
      const own = fileOf(from, file)
      if (own === undefined) found.set(/^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from, file.slice(packages.length + 1))
      else visit(own)
    }
  }
  for (const start of starts) visit(join(packages, start))
  return found
}

test('the login and its banner load React and a machine, and no other library', () => {
  const libraries = librariesOf(['web/src/main.tsx', 'web/src/sessions/LoginBanner.tsx'])
  const allowed = new Set(['react', 'react-dom', 'xstate', '@xstate/react'])
  expect([...libraries].filter(([name]) => !allowed.has(name))).toEqual([])
  expect([...libraries.keys()]).toContain('react-dom')
})
