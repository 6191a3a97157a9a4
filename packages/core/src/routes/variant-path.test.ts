import { expect, test } from 'vitest'
import { chamberFixture, sessionFixture } from '../sessions/session.fixture.ts'
import { pathFor } from './variant-path.ts'

test('a chamber goes to the Commerce route of a screen, where there is one', () => {
  expect(pathFor(sessionFixture(), 'eusnewNotice', { id: '1' })).toBe('/eusnewNotice/1')
  expect(pathFor(chamberFixture(), 'eusnewNotice', { id: '1' })).toBe('/eusnewNoticeCommerce/1')
  expect(pathFor(chamberFixture(), 'businessManagement')).toBe('/businessManagement')
})
