import { expect, test } from 'vitest'
import { copyZh } from '../copy/copy.zh.ts'
import { languages } from '../copy/language.ts'
import { allFlags, flags } from '../permissions/flags.ts'
import { chamberFixture, onlyFlags, sessionFixture } from '../sessions/session.fixture.ts'
import type { Session } from '../sessions/session.ts'
import { mayOpen } from './may-open.ts'
import { homePathFor, landingPathFor, menuFor } from './menu.ts'
import { personalCenterTabs, personalCenterTabsFor } from './personal-center-tabs.ts'
import { routes } from './routes.ts'

const codes = ['WM1001', 'WM1002', 'WM1003', 'other'] as const
const helpPaths = Object.values(routes).flatMap(({ path, screen, variant }) =>
  screen === 'help' && variant === 'both' ? [path] : [],
)

const chamber = [
  '/InformationManagementCommerce',
  '/businessManagement',
  '/resourceManagement',
  '/demandManagement',
  '/activityManagement',
  '/reportList',
]
const lotteries = ['/lotteryList', '/lotteryBank']
const training = ['/tutor', '/curriculum', '/liveCurriculum', '/eusFileShow', '/eusnoticeList']
const settings = ['/homeSettings', '/addapplication']
const centre = (tier: 1 | 2) => (tier === 1 ? ['/personalCenter', '/personalCenterStair'] : ['/personalCenter'])
const commerce = (paths: readonly string[]) => paths.map((path) => `${path}Commerce`)

/** The menu by seed section 6: kind of organisation, WM code, interface language, tier → paths in order. */
const table = {
  channel: {
    wmr: {
      zh: () => ['/', '/tutor', ...settings, ...lotteries, '/personalCenter', 'help: several'],
      en: () => ['/', '/tutor', ...settings, '/personalCenter'],
    },
    other: {
      zh: (tier: 1 | 2) => ['/', ...training, ...settings, ...lotteries, ...centre(tier), 'help: all'],
      en: (tier: 1 | 2) => ['/', ...training, ...settings, ...centre(tier)],
    },
  },
  chamber: {
    wmr: {
      zh: () => [...chamber, ...commerce([...settings, ...lotteries])],
      en: () => [...chamber, ...commerce(settings)],
    },
    other: {
      zh: () => [...chamber, ...commerce(['/curriculum', '/eusFileShow', '/eusnoticeList', ...settings, ...lotteries])],
      en: () => [...chamber, ...commerce(['/curriculum', '/eusFileShow', '/eusnoticeList', ...settings])],
    },
  },
} as const

const pathsIn = (session: Session, language: 'zh' | 'en') => {
  const items = menuFor(session, language).flatMap(({ items }) => items)
  return items.flatMap(({ key, path, children }) => {
    if (key === 'help') return [children.length === helpPaths.length ? 'help: all' : 'help: several']
    return children.length > 0 ? children.map((child) => child.path) : [path]
  })
}

for (const kind of ['channel', 'chamber'] as const)
  for (const tier of [1, 2] as const)
    for (const membershipCode of codes)
      for (const language of languages)
        test(`the menu of a tier-${tier} ${kind} with ${membershipCode} in ${language}`, () => {
          const session =
            kind === 'channel'
              ? sessionFixture({ channel: { tier, membershipCode } })
              : chamberFixture({ tier, membershipCode })
          const expected = table[kind][membershipCode === 'WM1001' ? 'wmr' : 'other'][language](tier)
          expect(pathsIn(session, language)).toEqual(expected)
          for (const path of expected.filter((one) => one.startsWith('/')))
            expect(mayOpen(session, path, language)).toBe(true)
          for (const path of helpPaths.filter((one) => /luckDraw/.test(one)))
            expect(mayOpen(session, path, language)).toBe(language === 'zh')
          const gone = membershipCode === 'WM1001' ? [] : ['/curriculum', '/eusFileShow', '/eusnoticeList']
          for (const path of ['/curriculum', '/eusFileShow', '/eusnoticeList']) {
            expect(mayOpen(session, path, language)).toBe(kind === 'channel' && gone.includes(path))
            expect(mayOpen(session, `${path}Commerce`, language)).toBe(kind === 'chamber' && gone.includes(path))
          }
        })

/** The power list of a tier-2 channel by index: which entries one flag alone opens (zh). */
test.each([
  [0, []],
  [1, []],
  [2, ['/eusFileShow']],
  [3, ['/eusnoticeList']],
  [4, ['/homeSettings']],
  [5, ['/videoSettings']],
  [6, ['/logoSettings']],
  [7, ['/themeSettings']],
  [8, ['/homeiconSettings']],
  [9, ['/addapplication']],
  [10, ['/addapplication']],
  [11, lotteries],
])('flag %i alone opens %o', (index, opened) => {
  const flag = flags[index] ?? 'uploadFile'
  const always = ['/', '/tutor', '/curriculum', '/liveCurriculum', '/personalCenter', 'help: all']
  const channel = sessionFixture({ channel: { tier: 2, flags: onlyFlags(flag) } })
  expect(new Set(pathsIn(channel, 'zh'))).toEqual(new Set([...always, ...opened]))
  expect(new Set(pathsIn(channel, 'en'))).toEqual(new Set([...always.slice(0, 5), ...(index === 11 ? [] : opened)]))
  expect(new Set(pathsIn(chamberFixture({ tier: 2, flags: onlyFlags(flag) }), 'zh'))).toEqual(
    new Set([...chamber, '/curriculumCommerce', ...commerce(opened)]),
  )
})

const settingsOf = (session: Session) =>
  menuFor(session, 'zh')
    .flatMap(({ items }) => items)
    .find(({ key }) => key === 'homeSettings')?.path

test.each([4, 5, 6, 7, 8].map((first) => [first]))('settings open the first enabled, %i', (first) => {
  const held = allFlags.map((_, id) => id >= first && id <= 8)
  const path = ['/homeSettings', '/videoSettings', '/logoSettings', '/themeSettings', '/homeiconSettings'][first - 4]
  expect(settingsOf(sessionFixture({ channel: { tier: 2, flags: held } }))).toBe(path)
  expect(settingsOf(chamberFixture({ flags: held }))).toBe(`${path}Commerce`)
})

test('a missing administrator phone opens the courses with the hint', () => {
  const channel = sessionFixture({ channel: { hasAdminPhone: false } })
  expect(pathsIn(channel, 'zh')).toContain('/curriculum/1')
  expect(homePathFor(channel)).toBe('/')
  expect(homePathFor(chamberFixture({ hasAdminPhone: false }))).toBe('/InformationManagementCommerce')
  expect(homePathFor(chamberFixture({ hasAdminPhone: false, membershipCode: 'WM1001' }))).toBe(
    '/InformationManagementCommerce',
  )
})

test.each([
  [sessionFixture({ channel: { membershipCode: 'WM1001' } }), '/'],
  [sessionFixture({ channel: { membershipCode: 'WM1001', flags: onlyFlags() } }), '/'],
  [sessionFixture({ channel: { membershipCode: 'WM1002' } }), '/'],
  [chamberFixture(), '/InformationManagementCommerce'],
  [chamberFixture({ membershipCode: 'WM1001' }), '/InformationManagementCommerce'],
  [sessionFixture({ account: { role: 'provider' } }), '/'],
])('`/` of %# is its home', (session, home) => {
  expect(homePathFor(session)).toBe(home)
  expect(mayOpen(session, home, 'en')).toBe(true)
})

test.each([
  [sessionFixture({ channel: { hasAdminPhone: false } }), '/curriculum/1'],
  [chamberFixture({ hasAdminPhone: false }), '/curriculumCommerce/1'],
  // Only an administrator can set the phone, and where courses are hidden there is no such hint.
  [sessionFixture({ account: { role: 'channel-account' }, channel: { hasAdminPhone: false } }), '/'],
  [sessionFixture({ channel: { hasAdminPhone: false, membershipCode: 'WM1001' } }), '/homeSettings'],
  [chamberFixture(), '/InformationManagementCommerce'],
  [sessionFixture({ channel: { membershipCode: 'WM1001' } }), '/homeSettings'],
  [sessionFixture({ channel: { membershipCode: 'WM1001', flags: onlyFlags('homeLogo') } }), '/logoSettings'],
  [sessionFixture(), '/'],
  [sessionFixture({ channel: { membershipCode: 'WM1003' } }), '/'],
])('right after login %# lands', (session, landing) => {
  expect(landingPathFor(session)).toBe(landing)
})

test('an account of a chamber without the chamber role sees its flags and nothing of the business', () => {
  const session = chamberFixture({ flags: onlyFlags('uploadFile') })
  const account = { ...session, account: { ...session.account, role: 'channel-account' as const, business: false } }
  expect(pathsIn({ ...account, account: { ...account.account, business: true } }, 'zh').slice(0, 1)).toEqual([
    '/InformationManagementCommerce',
  ])
  expect(pathsIn(account, 'zh')).toEqual(['/curriculumCommerce', '/eusFileShowCommerce'])
  expect(homePathFor(account)).toBe('/')
  const wmr = { ...account, channel: { ...account.channel, membershipCode: 'WM1001', flags: onlyFlags() } }
  expect(menuFor(wmr, 'zh')).toEqual([])
  expect(homePathFor(wmr)).toBe('/')
})

test('an account of a main channel without account management has one link to the personal centre', () => {
  const session = sessionFixture({ account: { role: 'channel-account' }, channel: { flags: onlyFlags('homeLogo') } })
  expect(pathsIn(session, 'en')).toEqual([
    '/',
    '/tutor',
    '/curriculum',
    '/liveCurriculum',
    '/logoSettings',
    '/personalCenter',
  ])
})

test('nobody and the provider open the home path alone, and an unknown path is closed to all', () => {
  for (const { path } of Object.values(routes))
    for (const who of [undefined, sessionFixture({ account: { role: 'provider' } })])
      for (const language of languages) expect(mayOpen(who, path, language)).toBe(path === '/')
  expect(mayOpen(sessionFixture(), '/nothing', 'zh')).toBe(false)
})

test('a channel opens no chamber path and a chamber no channel path', () => {
  for (const { path, variant } of Object.values(routes)) {
    expect(mayOpen(sessionFixture(), path, 'zh')).toBe(variant !== 'commerce')
    expect(mayOpen(chamberFixture(), path, 'zh')).toBe(variant !== 'channel')
  }
})

test('a chamber opens the tutors of its lives, which its menu does not name', () => {
  for (const path of ['/tutor', '/tutoradd/1', '/tutorCategories'])
    expect(mayOpen(chamberFixture(), path, 'zh')).toBe(true)
  expect(pathsIn(chamberFixture(), 'zh')).not.toContain('/tutor')
})

test('a flag that is not held closes the paths below its entry too', () => {
  const session = sessionFixture({ channel: { tier: 2, flags: onlyFlags('homeLogo') } })
  const closed = ['/eusFileUpload', '/eusnewNotice', '/eusChapter/1', '/lotteryJoin/1/2/3', '/lotteryDraw/1']
  for (const path of [...closed, '/newsubject/1/2', '/uploadcourse']) expect(mayOpen(session, path, 'zh')).toBe(false)
  for (const path of ['/liveDetails', '/InforManage/1', '/superBusinessCard', '/operations/1'])
    expect(mayOpen(session, path, 'zh')).toBe(true)
})

test('sub-screens of a meeting stay open in English, where only the lists are hidden', () => {
  expect(mayOpen(sessionFixture(), '/lotterySet/1/edit', 'en')).toBe(true)
  expect(mayOpen(sessionFixture(), '/lotteryList', 'en')).toBe(false)
})

const withChildren = (session: Session) =>
  menuFor(session, 'zh')
    .flatMap(({ items }) => items)
    .filter(({ children }) => children.length > 0)
    .map(({ key, path, children }) => [
      key,
      path === children[0]?.path,
      children.every((one) => one.children.length === 0),
    ])

test("only the guides and a main channel's personal centre have a submenu", () => {
  expect(withChildren(sessionFixture())).toEqual([
    ['personalCenter', true, true],
    ['help', true, true],
  ])
  expect(withChildren(sessionFixture({ channel: { tier: 2 } }))).toEqual([['help', true, true]])
  expect(withChildren(sessionFixture({ channel: { membershipCode: 'WM1001' } }))).toEqual([['help', true, true]])
  expect(withChildren(sessionFixture({ channel: { flags: onlyFlags() } }))).toEqual([['help', true, true]])
  expect(withChildren(chamberFixture())).toEqual([])
})

test('every label of the menu has a wording', () => {
  for (const session of [sessionFixture(), chamberFixture()])
    for (const { label, items } of menuFor(session, 'zh'))
      for (const { zh, en } of [label, ...items.flatMap((item) => [item, ...item.children].map((one) => one.label))])
        expect([zh, en]).not.toContain('')
})

test('the tabs of the personal centre follow the tier and account management', () => {
  expect(personalCenterTabsFor(sessionFixture())).toEqual(Object.keys(personalCenterTabs))
  expect(Object.keys(copyZh.routes.tabs)).toEqual(Object.keys(personalCenterTabs))
  const sub = { tier: 2 as const, flags: onlyFlags('accountManagement') }
  expect(personalCenterTabsFor(sessionFixture({ channel: sub }))).toEqual([
    'channelInformation',
    'organisation',
    'accounts',
    'permissionTemplates',
    'usage',
    'businessCards',
  ])
  expect(personalCenterTabsFor(sessionFixture({ channel: { flags: onlyFlags('homeLogo') } }))).toEqual([
    'channelInformation',
    'organisation',
    'usage',
    'businessCards',
  ])
})
