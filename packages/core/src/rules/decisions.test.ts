import { expect, test } from 'vitest'
import { accountEndFault, adminChangeFault } from '../accounts/admin-change.ts'
import { activityStatusAt } from '../activities/activity.ts'
import { carouselTakesEffect } from '../home-settings/carousel.ts'
import { listStateOf, liveStatuses } from '../lives/live.ts'
import { daysLater } from './days-later.ts'
import { noticeDays } from '../notices/notice.ts'
import { allFlags, type FlagList } from '../permissions/flags.ts'
import { reachFault } from '../permissions/reach.ts'
import { emptyTemplate } from '../permission-templates/permission-template.ts'
import { deleteFault, editFault, maxTemplates, nameFault } from '../permission-templates/template-rules.ts'
import { subjectOf } from '../resources/shelf-rules.ts'
import { toggledShelf } from '../resources/shelf-rules.ts'
import { onlyFlags, sessionFixture } from '../sessions/session.fixture.ts'
import { sessionStateOf } from '../sessions/session-state.ts'
import { badgeText } from '../shell/interface-defaults.ts'
import { quotaState, rangeOf } from '../usage/usage.ts'

test('resources and demands share six subjects, by their codes', () => {
  expect(([1, 2, 3, 4, 5, 6] as const).map(subjectOf)).toEqual(([7, 8, 9, 10, 11, 12] as const).map(subjectOf))
  expect([subjectOf(1), subjectOf(6)]).toEqual(['fund', 'wisdom'])
  expect([toggledShelf(0), toggledShelf(1)]).toEqual([1, 0])
})

test('the list shows three states of a live', () => {
  expect(liveStatuses.map(listStateOf)).toEqual(['notStarted', 'live', 'ended', 'live'])
})

test('an activity is coming soon, in progress from its start, finished from its end', () => {
  const activity = { startAt: '2026-11-21T09:00:00+08:00', endAt: '2026-11-21T11:00:00+08:00' }
  const at = (text: string) => activityStatusAt(activity, Date.parse(text))
  expect([
    at('2026-11-21T00:59:59Z'),
    at('2026-11-21T01:00:00Z'),
    at('2026-11-21T02:59:59Z'),
    at('2026-11-21T03:00:00Z'),
  ]).toEqual([0, 1, 1, 2])
})

test('a template is protected by its use, its name and its limit', () => {
  const known = [
    { id: 'a', name: '全开' },
    { id: 'c', name: '只读' },
  ]
  expect(editFault({ isDefault: true })?.code).toBe('template.default_fixed')
  expect(editFault({ isDefault: false })).toBeUndefined()
  expect(deleteFault({ isDefault: true, inUse: 0 })?.code).toBe('template.default_fixed')
  expect(deleteFault({ isDefault: false, inUse: 1 })?.code).toBe('template.in_use')
  expect(deleteFault({ isDefault: false, inUse: 0 })).toBeUndefined()
  expect(nameFault(known, '全开')?.code).toBe('template.name_taken')
  expect(nameFault(known, '全开', 'a')).toBeUndefined()
  expect(nameFault(known, '全开', 'b')?.code).toBe('template.name_taken')
  const full = Array.from({ length: maxTemplates }, (_, i) => ({ id: `${i}`, name: `${i}` }))
  expect(nameFault(full, 'new')).toEqual({ code: 'template.limit', params: { max: maxTemplates } })
  expect(nameFault(full.slice(1), 'new')).toBeUndefined()
  expect(nameFault(full, 'new', '1')).toBeUndefined()
  expect(emptyTemplate.flags).toEqual(allFlags)
})

const holding = (flags: FlagList, business = false) => ({ flags, business })

test('nobody grants a flag that they do not hold, nor touches what holds one', () => {
  const own = holding(onlyFlags('homeLogo'))
  const more = onlyFlags('homeLogo', 'homeIcon', 'uploadFile')
  expect(reachFault(holding(allFlags), { held: allFlags, granted: allFlags })).toBeUndefined()
  expect(reachFault(own, { held: own.flags, granted: own.flags })).toBeUndefined()
  expect(reachFault(own, {})).toBeUndefined()
  expect(reachFault(own, { held: own.flags, granted: more })).toEqual({
    code: 'template.beyond_own',
    params: { flags: 'uploadFile, homeIcon' },
  })
  expect(reachFault(own, { held: more, granted: own.flags })).toEqual({
    code: 'permission.beyond_reach',
    params: { flags: 'uploadFile, homeIcon' },
  })
})

test('whoever becomes administrator can log in, alone knows the password, and has a phone', () => {
  const current = { phone: '13800000000', channelId: 'c' }
  const able = { enabled: true, mustChangePassword: false, phone: '13900000000', boundTo: null }
  const faultOf = (change: Partial<typeof able>) => adminChangeFault(current, { ...able, ...change }, true)?.code
  expect(faultOf({})).toBeUndefined()
  expect(faultOf({ enabled: false })).toBe('session.disabled')
  expect(faultOf({ mustChangePassword: true })).toBe('account.password_issued')
  expect(faultOf({ phone: '' })).toBe('account.phone_needed')
})

test('an administrator changes to a phone that is another and free, or that was confirmed', () => {
  const current = { phone: '13800000000', channelId: 'c' }
  const other = { enabled: true, mustChangePassword: false, phone: '13900000000', boundTo: { channelId: 'd' } }
  expect(adminChangeFault(current, { ...other, phone: current.phone, boundTo: null }, true)?.code).toBe(
    'account.is_current_admin',
  )
  expect(adminChangeFault(current, other, false)).toEqual({
    code: 'account.bound_elsewhere',
    params: {},
  })
  expect(adminChangeFault(current, other, true)).toBeUndefined()
  expect(adminChangeFault(current, { ...other, boundTo: null }, false)).toBeUndefined()
  expect(adminChangeFault(current, { ...other, boundTo: { channelId: 'c' } }, false)).toBeUndefined()
  expect(accountEndFault({ isCurrentAdmin: true })?.code).toBe('account.admin_needed')
  expect(accountEndFault({ isCurrentAdmin: false })).toBeUndefined()
})

test('a carousel takes effect from 3 images on', () => {
  expect([0, 2, 3, 6].map(carouselTakesEffect)).toEqual([false, false, true, true])
})

test('the days of a notice lead to its end and back', () => {
  expect(daysLater('2026-11-21T09:00:00+08:00', 7)).toBe('2026-11-28T01:00:00.000Z')
  expect(noticeDays('2026-11-21T09:00:00+08:00', '2026-11-28T01:00:00.000Z')).toBe(7)
  expect(noticeDays('2026-11-21T09:00:00+08:00', '2026-11-21T09:00:01+08:00')).toBe(1)
})

test('date ranges begin at local midnight', () => {
  const now = Date.parse('2026-11-21T01:00:00+08:00')
  const iso = (range: Parameters<typeof rangeOf>[0]) => {
    const { from, to } = rangeOf(range, now, 480)
    return [new Date(from).toISOString(), new Date(to).toISOString()]
  }
  expect(iso('today')).toEqual(['2026-11-20T16:00:00.000Z', '2026-11-21T16:00:00.000Z'])
  expect(iso('yesterday')).toEqual(['2026-11-19T16:00:00.000Z', '2026-11-20T16:00:00.000Z'])
  expect(iso('last7Days')).toEqual(['2026-11-14T16:00:00.000Z', '2026-11-21T16:00:00.000Z'])
  expect(iso('last30Days')).toEqual(['2026-10-22T16:00:00.000Z', '2026-11-21T16:00:00.000Z'])
})

test.each([
  [{ used: 0, quota: null }, 1e15, 'free'],
  [{ used: 79, quota: 100 }, 0, 'free'],
  [{ used: 80, quota: 100 }, 0, 'warned'],
  [{ used: 60, quota: 100 }, 20, 'warned'],
  [{ used: 60, quota: 100 }, 40, 'warned'],
  [{ used: 60, quota: 100 }, 41, 'full'],
  [{ used: 100, quota: 100 }, 0, 'full'],
])('storage of %o with %i more is %s', (usage, more, state) => {
  expect(quotaState(usage, more)).toBe(state)
})

test('a login fills the session storage with interface state', () => {
  const { channel } = sessionFixture({ channel: { membershipCode: 'WM1001' } })
  expect(sessionStateOf(channel, 'en', '频道管理后台')).toEqual({
    iswmr: true,
    is003: false,
    channelId: channel.id,
    cocId: '',
    cocName: '',
    lanAbbreviation: 'en',
    apiDomain: '',
    logoText: '频道管理后台',
    logoMiniText: 'ICSS',
  })
  const again = sessionStateOf({ ...channel, cocId: 'k' }, 'zh', '', { iswmr: false, is003: true })
  expect(again).toMatchObject({ cocId: 'k', is003: true, lanAbbreviation: 'zh' })
})

test('a badge overflows above 99', () => {
  expect([0, 99, 100].map(badgeText)).toEqual(['0', '99', '99+'])
})
