import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'

const here = import.meta.dirname
const textOf = (pattern: string) =>
  globSync(pattern, { cwd: here })
    .map((file) => readFileSync(join(here, file), 'utf8'))
    .join('\n')

test('each noun that can be exported has its commands', () => {
  const nouns = textOf('*/*.noun.ts')
  const missing = Object.entries(contract)
    .filter(([, group]) => 'create' in group && 'list' in group && 'export' in group)
    .filter(([noun]) => !nouns.includes(`contract: '${noun}'`))
    .map(([noun]) => `icss knows no ${noun}: add its noun.ts and feature.ts, and a line in features.ts.`)
  expect(missing).toEqual([])
})

test('each feature is among those of icss', () => {
  const named = readFileSync(join(here, 'features.ts'), 'utf8')
  const missing = globSync('*/*.feature.ts', { cwd: here })
    .filter((file) => !named.includes(`'./${file}'`))
    .map((file) => `${file} is in no list: name it in features.ts.`)
  expect(missing).toEqual([])
})
