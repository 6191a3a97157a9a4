import { expect, test } from 'vitest'
import { contrastOf, contrastUnder, neededContrast, palettes, rgbOf, veilFor } from './colour-schemes.ts'
import { emptyHome, sameContent } from './home-document.ts'
import { functionsOf, iconsOf } from './home-functions.ts'
import { marksOf } from './home-marks.ts'
import { withFiles } from './home-names.ts'
import { homePartFaults } from './home-part-faults.ts'
import { homeViewOf, isVideoFile } from './home-view.ts'

const channel = { cocId: null, membershipCode: '' }
const chamber = { cocId: 'coc', membershipCode: '' }
const wmr = { cocId: null, membershipCode: 'WM1001' }

test('each colour scheme can be read', () => {
  for (const [scheme, { page, panel, ink, muted, accent, onAccent, soft }] of Object.entries(palettes))
    for (const [text, under] of [
      [ink, page],
      [ink, panel],
      [muted, panel],
      [accent, panel],
      [accent, soft],
      [onAccent, accent],
    ] as const)
      expect([scheme, text, under, contrastOf(rgbOf(text), rgbOf(under)) >= neededContrast]).toEqual([
        scheme,
        text,
        under,
        true,
      ])
})

test('a veil makes words readable on any background', () => {
  const background = [rgbOf('#000000'), rgbOf('#777777'), rgbOf('#ffffff')]
  for (const tone of ['dark', 'light'] as const) {
    expect(contrastUnder(background, tone, 0)).toBeLessThan(neededContrast)
    expect(contrastUnder(background, tone, veilFor(background, tone))).toBeGreaterThanOrEqual(neededContrast)
  }
  expect(veilFor([rgbOf('#ffffff')], 'dark')).toBe(0)
})

test('icons are the functions of the variant: news are a chamber’s, and no courses in the meeting-room mode', () => {
  expect(functionsOf(channel)).not.toContain('news')
  expect(functionsOf(chamber)).toContain('news')
  expect(functionsOf(wmr)).toEqual(['meetings', 'tutors', 'more'])
  const icon = { caption: '', picture: '', hidden: false }
  expect(
    iconsOf(wmr, [
      { ...icon, icon: 'more' },
      { ...icon, icon: 'courses' },
    ]).map(({ icon: name }) => name),
  ).toEqual(['more', 'meetings', 'tutors'])
})

test('the meeting-room mode has two home applications and leads to no course', () => {
  const app = { name: '课', logo: 'k', type: 'course' as const, courseId: '1' }
  const content = { items: [app, app] }
  expect(homePartFaults('homeApps', content, channel)).toMatchObject({ items: { params: { max: 1 } } })
  expect(homePartFaults('homeApps', content, wmr)).toMatchObject({ 'items.0.courseId': { code: 'home.target_hidden' } })
  expect(homePartFaults('toolApps', content, channel)).toEqual({})
})

const letters = (text: string) => [...text].map((letter) => ({ id: letter.toLowerCase(), name: letter }))

const marks = (now: string, before: string) =>
  marksOf(
    letters(now),
    letters(before),
    ({ id }) => id,
    ({ name }) => name,
  )

test('marks say what differs from what is shown', () => {
  expect(marks('abc', 'abc')).toEqual([undefined, undefined, undefined])
  expect(marks('axB', 'abc')).toEqual([undefined, 'added', 'renamed'])
  expect(marks('bc', 'abc')).toEqual([undefined, undefined])
  expect(marks('cab', 'abc')).toEqual(['moved', 'moved', 'moved'])
})

test('a view has no link to what is gone, and the defaults below three pictures', () => {
  const item = { imageName: '图', image: 'p', linkType: 'course' as const, linkAddress: 'gone' }
  const source = {
    revision: 1,
    channelName: '频道',
    owner: channel,
    targetOf: () => undefined,
    addressOf: (_: unknown, address: string) => `/${address}`,
    assetOf: (path: string) => path,
    lives: [],
    courses: [],
    notices: [],
    files: [],
  }
  const withItems = (count: number) =>
    homeViewOf({
      ...source,
      document: { ...emptyHome, carousel: { items: Array.from({ length: count }, () => item) } },
    })
  expect(withItems(2)).toMatchObject({ hasOwnCarousel: false, carousel: [{}, {}, {}] })
  expect(withItems(3)).toMatchObject({
    hasOwnCarousel: true,
    carousel: Array.from({ length: 3 }, () => ({ picture: '/p', link: { kind: 'none' } })),
  })
})

test('contents are compared whatever the order of their keys, and their files changed alone', () => {
  expect(sameContent({ a: 1, b: [{ c: 1, d: 2 }] }, { b: [{ d: 2, c: 1 }], a: 1 })).toBe(true)
  expect(sameContent({ a: 1 }, { a: 2 })).toBe(false)
  const logo = { logo: 'k', logoText: '字', logoMiniText: '' }
  expect(withFiles('logo', logo, (address) => `x${address}`)).toEqual({ ...logo, logo: 'xk' })
  expect(['a.mp4', 'a.mp4?x', 'a.png'].map(isVideoFile)).toEqual([true, true, false])
})
