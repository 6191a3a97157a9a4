import { expect, test } from 'vitest'
import { helpPages } from '../help/help-pages.ts'
import { menuEntries } from './menu-entries.ts'
import { pathsOf, pathTo, routeAt } from './path.ts'
import type { Route } from './route.ts'
import { type RouteName, routes } from './routes.ts'

const table = Object.entries(routes as Readonly<Record<RouteName, Route>>)

/** Every path of seed section 2, as it stands there; {x} a parameter, [..] what may be left out. */
const seed = `
/ /InformationManagementCommerce /businessManagement /editBusinessManagement/{companyId} /employeeList/{companyId}
/resourceManagement /demandManagement /newResources/ /newDemand/ /activityManagement /newActivities/
/newActivities/{id} /reportList
/curriculumCommerce /curriculumCommerce/{hasAdmin} /liveCurriculumCommerce /createLiveCommerce[/{id}]
/uploadcourseCommerce[/{cloudSubjectId}] /customcourselistCommerce/{subjectId} /eusChapterCommerce/{id}
/eusFileShowCommerce /eusFileUploadCommerce[/{id}]
/eusnoticeListCommerce[/{id}] /eusnewNoticeCommerce[/{id}] /eusnoticedetailCommerce[/{id}]
/homeSettingsCommerce /videoSettingsCommerce /logoSettingsCommerce /themeSettingsCommerce /homeiconSettingsCommerce
/addapplicationCommerce
/lotteryListCommerce /lotteryBankCommerce /lotteryJoinCommerce/{id}/{joinpeople}/{winpeople}
/lotteryWinCommerce/{id}/{joinpeople}/{winpeople} /lotterySetCommerce/{id}
/tutor /tutoradd
/curriculum[/{hasAdmin}] /liveCurriculum /liveDetails /createLive[/{id}] /uploadcourse[/{cloudSubjectId}]
/customcourselist/{subjectId} /eusChapter/{id}
/eusFileShow /eusFileUpload[/{id}]
/eusnoticeList[/{id}] /eusnewNotice[/{id}] /eusnoticedetail[/{id}]
/homeSettings /videoSettings /logoSettings /themeSettings /homeiconSettings /addapplication
/personalCenter /personalCenterStair /InforManage[/{isadd}] /newsubject/{id}/{mouldId} /superBusinessCard
/lotteryList /lotteryBank /lotteryJoin/{id}/{joinpeople}/{winpeople} /lotteryWin/{id}/{joinpeople}/{winpeople}
/lotterySet/{id}/{type}`
  .trim()
  .split(/\s+/)
  .flatMap((path) => {
    const [, plain, optional] = /^([^[]+)(?:\[(.+)\])?$/.exec(path) ?? []
    return optional === undefined ? [path] : [`${plain}`, `${plain}${optional}`]
  })

const seedHelp = `cvtouchCourseExplain, cvtouchPersonalExplain, WhiteboardExplain, EUSCourseClassExplain,
  EUSPersonalCenterExplain, channelClassificationOperatingExplain, noticeOperatingExplain, fileOperatingExplain,
  familyAreaOperatingExplain, turnIntroduceOperatingExplain, mobileScreenOperatingExplain, videoCacheOperatingExplain,
  voiceSearchOperatingExplain, luckDraw, appScreenMeetting, appbsMeetting, appbslivecourse, functionoverview,
  carouselcourse, customlogo, homeapplication, toolapplication, managementmeeting, cvtouchChangeTheTheme,
  cvtouchProductIntroduction, videoMeeting, managementcourse, videomanagement`.split(/,\s+/)

const patterns = new Set(table.flatMap(([, { path }]) => pathsOf(path)))

test.each(seed)('%s of the seed is a route', (path) => {
  const pattern = path.replace(/\{(\w+)\}/g, '$$$1').replace(/(?!^)\/$/, '')
  expect(patterns).toContain(pattern)
  const found = routeAt(path.replace(/\{(\w+)\}/g, 'value-of-$1'))
  expect(found && pathsOf(routes[found.name].path)).toContain(pattern)
})

test('the help pages of the seed are routes under /explain/', () => {
  const ofTheSeed = helpPages.filter(({ about }) => about !== 'chamber')
  expect(ofTheSeed.map(({ name }) => name).toSorted()).toEqual(seedHelp.toSorted())
  for (const page of seedHelp) expect(routeAt(`/explain/${page}`)?.name).toBe(page)
  expect(routeAt('/explain/nothing')).toBeUndefined()
})

test('no two routes share a path, and a parameter shadows no other route', () => {
  const shapes = table.flatMap(([, { path }]) => pathsOf(path)).map((path) => path.replace(/\$\w+/g, '$'))
  expect(new Set(shapes).size).toBe(shapes.length)
  for (const [name, { path }] of table)
    for (const each of pathsOf(path)) expect(routeAt(each.replaceAll('$', ''))?.name).toBe(name)
})

test('a Commerce path is the chamber variant of the path without it', () => {
  for (const [name, route] of table) {
    const plain = routes[name.replace(/Commerce$/, '') as RouteName] as Route | undefined
    if (!name.endsWith('Commerce') || !plain) continue
    expect(route.variant).toBe('commerce')
    expect(plain.variant).toBe('channel')
    expect([route.screen, route.need]).toEqual([plain.screen, plain.need])
  }
})

test('every screen lights an entry of the menu that is there', () => {
  const named = table.flatMap(([, { menu }]) => (menu === undefined ? [] : [menu]))
  expect(Object.keys(menuEntries)).toEqual(expect.arrayContaining(named))
})

test.each([
  ['/', 'home', {}],
  ['/curriculum', 'curriculum', {}],
  ['/curriculum/', 'curriculum', {}],
  ['/curriculum/1?page=2#top', 'curriculum', { hasAdmin: '1' }],
  ['/lotterySet/7/edit', 'lotterySet', { id: '7', type: 'edit' }],
  ['/eusChapter/%E7%AB%A0%2F1', 'eusChapter', { id: '章/1' }],
])('%s is %s with %o', (path, name, params) => {
  expect(routeAt(path)).toEqual({ name, params })
})

test.each([
  '',
  'curriculum',
  'xcurriculum',
  '//',
  '/Curriculum',
  '/curriculum//',
  '/curriculum/1/2',
  '/lotterySet/7',
  '/eusChapter/%',
])('%o is no path', (path) => {
  expect(routeAt(path)).toBeUndefined()
})

test('a path is built from its parameters, and leads back to them', () => {
  expect(pathTo('home')).toBe('/')
  expect(pathTo('curriculum')).toBe('/curriculum')
  expect(pathTo('curriculum', { hasAdmin: '1' })).toBe('/curriculum/1')
  expect(pathTo('newsubject', { id: 'a/b', mouldId: '章' })).toBe('/newsubject/a%2Fb/%E7%AB%A0')
  expect(routeAt(pathTo('newsubject', { id: 'a/b', mouldId: '章' }))?.params).toEqual({ id: 'a/b', mouldId: '章' })
})
