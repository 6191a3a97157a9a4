import { describe, expect, test } from 'vitest'
import { languages } from '../copy/language.ts'
import { flags } from '../permissions/flags.ts'
import { sessionFixture } from '../sessions/session.fixture.ts'
import type { Session } from '../sessions/session.ts'
import { mayOpen } from './may-open.ts'
import { menuFor } from './menu.ts'
import { pathsOf, routeAt } from './path.ts'
import { routeNames, routes } from './routes.ts'
import { allPaths, type Opening, pathsOfTable } from './who-opens.fixture.ts'

/** No flag, each one alone, and all. */
const flagSets = [[], ...flags.map((_, id) => [id]), flags.map((_, id) => id)]

const kinds: Omit<Opening, 'flags'>[] = (['channel', 'chamber'] as const).flatMap((organisation) =>
  ([1, 2] as const).flatMap((tier) =>
    [false, true].flatMap((inRooms) => [
      { organisation, tier, inRooms, isAdmin: true, business: false },
      { organisation, tier, inRooms, isAdmin: false, business: false },
      // A right that a chamber gives an account; in a channel it means nothing, and stands there all the same.
      { organisation, tier, inRooms, isAdmin: false, business: true },
    ]),
  ),
)

function sessionOf({ organisation, tier, flags: held, isAdmin, business, inRooms }: Opening): Session {
  const isChamber = organisation === 'chamber'
  return sessionFixture({
    account: { role: isAdmin ? (isChamber ? 'chamber-admin' : 'channel-admin') : 'channel-account', business },
    channel: {
      tier,
      flags: flags.map((_, id) => held.includes(id)),
      membershipCode: inRooms ? 'WM1001' : 'WM1002',
      ...(isChamber ? { cocId: '0199aa00-0000-7000-8000-000000000003', cocName: '深圳软件商会' } : {}),
    },
  })
}

const nameOf = ({ organisation, tier, isAdmin, business, inRooms }: Omit<Opening, 'flags'>) =>
  `${isAdmin ? 'the administrator' : business ? 'an account with business' : 'an account'} of a tier-${tier} ${organisation}${inRooms ? ' in rooms' : ''}`

/** A route, and whether what may be left out of its path stands there. */
const formOf = (path: string) => `${routeAt(path)?.name} ${path.split('/').length}`

test('the table names every path of the product, with and without what may be left out', () => {
  const named = new Set([...allPaths].map(formOf))
  const forms = routeNames.flatMap((name) =>
    pathsOf(routes[name].path).map((path) => `${name} ${path.split('/').length}`),
  )
  expect(forms.filter((form) => !named.has(form))).toEqual([])
})

describe.each(languages)('in %s', (language) => {
  test.each(kinds.map((kind) => [nameOf(kind), kind] as const))(
    '%s opens what the table says, with each flag alone, all and none',
    (_, kind) => {
      for (const held of flagSets) {
        const who = { ...kind, flags: held }
        const session = sessionOf(who)
        const opened = pathsOfTable(who, language)
        const inTable = [...allPaths].filter((path) => opened.has(path))
        expect([held, [...allPaths].filter((path) => mayOpen(session, path, language))]).toEqual([held, inTable])
        const inMenu = menuFor(session, language)
          .flatMap(({ items }) => items)
          .flatMap(({ path, children }) => [path, ...children.map((child) => child.path)])
          .filter((path) => path.startsWith('/') && !path.includes('?'))
        expect([held, inMenu.filter((path) => !opened.has(path))]).toEqual([held, []])
      }
    },
  )

  test('the provider and whoever is not logged in open home alone', () => {
    for (const session of [sessionFixture({ account: { role: 'provider' } }), undefined])
      expect([...allPaths].filter((path) => mayOpen(session, path, language))).toEqual(['/'])
  })
})
