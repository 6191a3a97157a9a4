import { expect, test } from 'vitest'
import { chamberFixture, onlyFlags, sessionFixture } from '../sessions/session.fixture.ts'
import { screensBesideMenu, screensWithoutEntry } from './beside-menu.ts'
import { mayOpen } from './may-open.ts'

const visiting = sessionFixture({
  supportVisit: {
    id: '0199aa00-0000-7000-8000-0000000000c1',
    fromChannelName: '总部',
    endsAt: '2026-11-27T02:00:00.000Z',
  },
})
const clerk = sessionFixture({ account: { role: 'channel-account' }, channel: { flags: onlyFlags('uploadFile') } })

test('screens beside the menu are those that the session may open, at its own paths', () => {
  const pathsOf = (session: typeof clerk) => screensBesideMenu(session, 'zh').map(({ path }) => path)
  expect(pathsOf(sessionFixture())).toEqual([
    '/account',
    '/messages',
    '/operations',
    '/audit',
    '/personCopy',
    '/recycleBin',
    '/publicLinks',
    '/webhooks',
  ])
  expect(pathsOf(chamberFixture())).toEqual([
    '/accountCommerce',
    '/messagesCommerce',
    '/operationsCommerce',
    '/auditCommerce',
    '/personCopyCommerce',
    '/recycleBinCommerce',
    '/publicLinksCommerce',
    '/webhooksCommerce',
  ])
  expect(pathsOf(clerk)).toEqual(['/account', '/messages', '/operations', '/recycleBin', '/publicLinks'])
  expect(pathsOf(visiting)).toEqual(pathsOf(sessionFixture()).filter((path) => path !== '/publicLinks'))
  for (const session of [sessionFixture(), chamberFixture(), clerk, visiting])
    expect(pathsOf(session).every((path) => mayOpen(session, path, 'zh'))).toBe(true)
})

test('every other screen whose path asks for nothing is found by name, if the session may open it', () => {
  const namesOf = (session: typeof clerk) => screensWithoutEntry(session, 'zh').map(({ path }) => path)
  const main = namesOf(sessionFixture())
  expect(main).toEqual(expect.arrayContaining(['/recycleBin', '/courseCategories', '/eusnewNotice', '/account']))
  expect(main).toEqual(expect.arrayContaining(['/audit', '/operations', '/webhooks']))
  expect(main).not.toContain('/tutor')
  expect(main.some((path) => path.includes('$'))).toBe(false)
  expect(namesOf(chamberFixture())).toEqual(expect.arrayContaining(['/companySearch', '/newsList']))
  expect(namesOf(clerk)).not.toContain('/eusnewNotice')
  for (const session of [sessionFixture(), chamberFixture(), clerk]) {
    const paths = namesOf(session)
    expect(paths.every((path) => mayOpen(session, path, 'zh'))).toBe(true)
    expect(new Set(paths).size).toBe(paths.length)
  }
})
