import { expect, test } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'
import { leftOutNouns, movedNouns, refersTo } from './moved-nouns.ts'

/** What goes with its course, is no content of a channel, or holds a secret. */
const stays = new Set(['chapters', 'deskHelpers', 'platformWebhooks', 'savedViews', 'selections', 'webhooks'])

test('each noun that a person can make goes along, or is named as left out', () => {
  const named = new Set<string>([...movedNouns.map(({ name }) => name), ...leftOutNouns, ...stays])
  const forgotten = Object.entries(contract)
    .filter(([name, group]) => 'create' in group && !name.startsWith('own') && !named.has(name))
    .map(([name]) => name)
  expect(forgotten).toEqual([])
})

test('each noun stands behind those that it refers to', () => {
  const names: string[] = movedNouns.map(({ name }) => name)
  for (const noun of movedNouns)
    for (const to of refersTo(noun).values()) expect(names.indexOf(to)).toBeLessThanOrEqual(names.indexOf(noun.name))
})
