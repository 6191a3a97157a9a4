import { expect, test } from 'vitest'
import { onlyFlags, sessionFixture } from '../sessions/session.fixture.ts'
import { operationKinds } from './operation.ts'
import { visibleKinds } from './run-needs.ts'

const started = Object.keys(operationKinds).filter((kind) => kind !== 'operations.undo')

const clerk = (...flags: Parameters<typeof onlyFlags>) =>
  sessionFixture({ account: { role: 'channel-account' }, channel: { flags: onlyFlags(...flags) } })

test('an account without a flag sees no run; whoever could start a kind sees it', () => {
  expect(visibleKinds(clerk())).toEqual([])
  expect(visibleKinds(clerk('uploadFile'))).toEqual(['files.import', 'files.deleteSelected', 'files.changeSelected'])
  expect(visibleKinds(clerk('uploadCourse'))).toEqual([
    'chapters.apply',
    'courses.deleteSelected',
    'courses.changeSelected',
    'tutors.deleteSelected',
    'tutors.changeSelected',
    'lives.deleteSelected',
  ])
  expect(visibleKinds(clerk('accountManagement'))).toEqual([
    'accounts.import',
    'businessCards.import',
    'subChannels.import',
    'contentPermissions.apply',
    'permissions.apply',
    'businessCards.deleteSelected',
    'businessCards.changeSelected',
    'accounts.deleteSelected',
  ])
})

test('a chamber’s administrator sees every kind, as far as the token goes', () => {
  const session = sessionFixture({ account: { role: 'chamber-admin' }, channel: { cocId: 'coc-1' } })
  expect(visibleKinds(session)).toEqual(started)
  expect(visibleKinds(session, ['operations'])).toEqual([])
  expect(visibleKinds(session, ['operations', 'companies'])).toEqual([
    'companies.import',
    'companies.deleteSelected',
    'companies.changeSelected',
  ])
})
