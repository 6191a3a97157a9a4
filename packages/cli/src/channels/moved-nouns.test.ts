import { expect, test } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'
import type { Values } from './beside-draft.ts'
import { leftOutNouns, movedNouns, refersTo } from './moved-nouns.ts'

/** What goes with its course, is no content of a channel, or holds a secret. */
const stays = new Set(['chapters', 'deskHelpers', 'platformWebhooks', 'savedViews', 'selections', 'webhooks'])

test('each noun that a person can make goes along, or is named as left out', () => {
  const named = new Set<string>([...movedNouns.map(({ name }) => name), ...leftOutNouns, ...stays])
  const forgotten = Object.entries(contract)
    .filter(([name, group]) => 'create' in group && !name.startsWith('own') && !named.has(name))
    .map(([name]) => name)
  expect(forgotten).toEqual([])
  const twice = movedNouns.map(({ name }) => name).filter((name) => (leftOutNouns as readonly string[]).includes(name))
  expect(twice).toEqual([])
})

test('each noun stands behind those that it refers to', () => {
  const names: string[] = movedNouns.map(({ name }) => name)
  for (const noun of movedNouns)
    for (const to of refersTo(noun).values()) expect(names.indexOf(to)).toBeLessThanOrEqual(names.indexOf(noun.name))
})

/** What goes along of a record of a channel with one course of its own. */
const carriedOf = (name: string, stored: Values) =>
  movedNouns
    .find((noun) => noun.name === name)
    ?.carried?.(stored, (noun, id) => noun === 'lives' || (noun === 'courses' && id === 'own'))

test('what leads to a purchased course, which stays, goes along without it', () => {
  const [own, bought, live] = [
    { kind: 'course', id: 'own' },
    { kind: 'course', id: 'bought' },
    { kind: 'live', id: 'a' },
  ]
  expect(carriedOf('carouselCourses', { items: [bought, own, live] })).toEqual({ items: [own, live] })
  expect(carriedOf('carouselCourses', { items: [bought] })).toBeUndefined()
  const opened = { kind: 'course', contentId: 'bought', groupIds: ['g'] }
  expect(carriedOf('contentPermissions', opened)).toBeUndefined()
  const picture = { imageName: '图', image: 'a.png' }
  const links = [
    { ...picture, linkType: 'course', linkAddress: 'bought' },
    { ...picture, linkType: 'live', linkAddress: 'a' },
  ]
  expect(carriedOf('homeScreen', { isOwn: true, part: 'carousel', content: { items: links } })).toEqual({
    isOwn: true,
    part: 'carousel',
    content: { items: [{ ...picture, linkType: 'none', linkAddress: '' }, links[1]] },
  })
  const app = { type: 'course', name: '安全', logo: 'a.png', courseId: 'own' }
  expect(
    carriedOf('homeScreen', {
      isOwn: true,
      part: 'toolApps',
      content: { items: [app, { ...app, courseId: 'bought' }] },
    }),
  ).toEqual({ isOwn: true, part: 'toolApps', content: { items: [app] } })
})
