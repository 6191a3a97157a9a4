import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'
import { type Endpoint, isCostly } from '@icss/core/contract/endpoint.ts'
import { holdsSecret } from '@icss/core/rules/secret.ts'

/*
 * Whatever hashes a password, or issues one, takes so much work that it is counted: found by following what each handler
 * imports, so that a new one cannot be forgotten.
 */
const sources = fileURLToPath(new URL('..', import.meta.url))
const hashing = resolve(sources, 'accounts/passwords.ts')

const imported = new Map<string, ReadonlyMap<string, string>>()

/** The files of the names that a file imports. */
function importsOf(file: string): ReadonlyMap<string, string> {
  const known = imported.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const found = Array.from(text.matchAll(/^import \{([^}]*)\} from '(\.[^']+)'/gm)).flatMap(
    ([, names = '', path = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => [name.split(' as ').at(-1) ?? name, resolve(dirname(file), path)] as const),
  )
  imported.set(file, new Map(found))
  return new Map(found)
}

function reachesHashing(file: string, seen = new Set<string>()): boolean {
  if (file === hashing) return true
  if (seen.has(file)) return false
  seen.add(file)
  return [...importsOf(file).values()].some((next) => reachesHashing(next, seen))
}

/** The file of each handler, by the names of the contract. */
function filesOfHandlers(): ReadonlyMap<string, string> {
  const manifests = Array.from(
    readFileSync(resolve(sources, 'features.ts'), 'utf8').matchAll(/ from '(\.[^']+)'/g),
    ([, path = '']) => importsOf(resolve(sources, path)),
  )
  const files = new Map<string, string>()
  for (const [group] of Object.entries(contract)) {
    const constant = `${group}Handlers`
    const file = manifests.find((imports) => imports.has(constant))?.get(constant)
    if (!file) throw new Error(`No manifest of the server imports ${constant}.`)
    const [, body = ''] =
      new RegExp(`export const ${constant}\\b[^=]*= \\{([\\s\\S]*?)\\n\\}`).exec(readFileSync(file, 'utf8')) ?? []
    for (const [, name = '', handler = name] of body.matchAll(/^ {2}(\w+)(?:: (\w+))?,$/gm))
      files.set(`${group}.${name}`, importsOf(file).get(handler) ?? file)
  }
  return files
}

const endpoints = Object.entries(contract).flatMap(([group, members]) =>
  Object.entries(members as Record<string, Endpoint>).map(([name, endpoint]) => ({
    name: `${group}.${name}`,
    endpoint,
  })),
)
const uncounted = endpoints.filter(({ endpoint }) => !isCostly(endpoint)).map(({ name }) => name)

test('every call that can hash a password is counted', () => {
  const files = filesOfHandlers()
  const hashingCalls = [...files].filter(([, file]) => reachesHashing(file)).map(([name]) => name)
  expect(hashingCalls).toEqual(
    expect.arrayContaining([
      'sessions.adminLogin',
      'sessions.changePassword',
      'subChannels.resetPassword',
      'accounts.create',
    ]),
  )
  expect(hashingCalls.filter((name) => uncounted.includes(name))).toEqual([])
})

test('every call that answers a secret is counted', () => {
  const secretive = endpoints.filter(
    ({ endpoint: { answer } }) => answer !== undefined && answer !== 'stream' && holdsSecret(answer as z.ZodMiniType),
  )
  expect(secretive.length).toBeGreaterThan(8)
  // A link is shown again to whoever may, alone or in their list, and one to a file for each that is looked at; a token of an
  // upload is asked for by each file, and opens what the quota bounds.
  const seldom = secretive.map(({ name }) => name).filter((name) => !/\.(?:showL|l)ink$/.test(name))
  expect(seldom.filter((name) => uncounted.includes(name))).toEqual(['publicLinks.list', 'uploads.uptoken'])
})

test('a course is not opened by trying passwords', () => {
  expect(uncounted).not.toContain('receivedCourses.unlock')
})
