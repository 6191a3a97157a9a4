import type * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { password, strictPassword } from '../accounts/password.ts'
import { applicationDraft } from '../applications/application.ts'
import { nodeDraft } from '../chapters/chapter.ts'
import { channelDraft } from '../channels/channel.ts'
import { carouselCourses } from '../courses/carousel.ts'
import { carousel } from '../home-settings/carousel.ts'
import { homeVideoDraft, homeVideos } from '../home-settings/home-screen.ts'
import { themeDraft } from '../home-settings/theme.ts'
import { livesContract } from '../lives/lives.contract.ts'
import { awardList } from '../prizes/prize.ts'
import { newsDraft } from '../news/news.ts'
import { videoTypes } from '../uploads/upload-slot.ts'
import { check } from './check.ts'
import { judgedDrafts } from './drafts.fixture.ts'
import { type BadInput, required } from './judged-draft.fixture.ts'

const [from, to] = ['2026-11-21T09:00:00+08:00', '2026-11-21T11:00:00+08:00']
const chapter = { name: '第一章' }
const lesson = { name: '第一课', type: 1, parentId: 'c-1', videoUrl: 'https://x.cn/a.mp4' }
const image = { imageName: '图', image: 'k' }

/** Each entity: its schema, a draft that passes, and changes of it with the fault that each brings. */
type Row = readonly [name: string, schema: z.ZodMiniType, draft: object, changes: readonly BadInput[]]

const rows: Row[] = [
  ...judgedDrafts.map(({ name, schema, draft, bad }): Row => [name, schema, draft, bad]),
  [
    'news',
    newsDraft,
    { title: '风采', startAt: from, endAt: to, body: '…', publisher: '王明' },
    [
      [{ body: '字'.repeat(501) }, 'body', 'rule.max_length'],
      [{ endAt: from }, 'endAt', 'rule.end_before_start'],
    ],
  ],
  [
    'channel',
    channelDraft,
    { name: '频道', abbreviation: '深圳ab12' },
    [
      ...required('name', 'abbreviation'),
      [{ abbreviation: '深圳ab123' }, 'abbreviation', 'rule.max_length'],
      [{ abbreviation: 'a-b' }, 'abbreviation', 'rule.abbreviation'],
      [{ adminPhone: '1' }, 'adminPhone', 'rule.mobile'],
    ],
  ],
  [
    'application with a link',
    applicationDraft,
    { name: '应用名称', logo: 'k', type: 'url', link: 'rtsp://x', linkForm: 'pc' },
    [
      ...required('name', 'logo', 'link'),
      [{ name: '应用名称五' }, 'name', 'rule.max_length'],
      [{ link: 'x' }, 'link', 'rule.applinkurl'],
    ],
  ],
  [
    'application with a video',
    applicationDraft,
    { name: '视频', logo: 'k', type: 'video', videoType: 'link', video: 'https://x.cn/a.mp4' },
    [
      [{ video: 'k' }, 'video', 'rule.video_url'],
      [{ type: 'x' }, 'type', 'rule.choice'],
      [{ type: undefined }, 'type', 'rule.required'],
    ],
  ],
  ['theme', themeDraft, { colourScheme: 'blue' }, [[{ colourScheme: 'custom' }, 'background', 'rule.required']]],
]

for (const [name, schema, draft, changes] of rows) {
  test(`${name}: the draft passes`, () => {
    expect(check(schema, draft)).toMatchObject({ ok: true })
  })
  test.each(changes)(`${name}: %o is refused at %s with %s`, (change, field, code) => {
    const checked = check(schema, { ...draft, ...change })
    expect(
      checked.ok ? {} : Object.fromEntries(Object.entries(checked.errors).map(([at, one]) => [at, one.code])),
    ).toEqual({
      [field]: code,
    })
  })
}

test('all faults of a lesson come at once', () => {
  const checked = check(nodeDraft, { type: 1, name: '', srtUrl: 'x' })
  expect(checked.ok ? [] : Object.keys(checked.errors).toSorted()).toEqual(['name', 'parentId', 'srtUrl', 'videoUrl'])
})

test('a fault of two fields together comes beside the faults of others', () => {
  const period = { startAt: to, endAt: from }
  const checked = check(newsDraft, { title: '', body: '…', publisher: '王明', ...period })
  expect(checked.ok ? [] : Object.keys(checked.errors).toSorted()).toEqual(['endAt', 'title'])
})

test.each([
  'https://x.cn/a.srt',
  'http://x.cn/objects/icss_c-1video1.VTT',
  'https://x.cn/a.mp4',
  'https://x.cn/objects/a.m4v',
])('a subtitle or a free video may stand beside a lesson: %s', (srtUrl) =>
  expect(check(nodeDraft, { ...lesson, srtUrl }).ok).toBe(true),
)

test('every video that may be uploaded may be the video of a lesson, a subtitle may not', () => {
  expect(
    videoTypes.filter((type) => !check(nodeDraft, { ...lesson, videoUrl: `http://127.0.0.1/objects/v1.${type}` }).ok),
  ).toEqual([])
  for (const videoUrl of ['https://x.cn/a.srt', 'ftp://x.cn/a.m4v', 'https://x.cn/a.m4v b'])
    expect(check(nodeDraft, { ...lesson, videoUrl })).toMatchObject({
      errors: { videoUrl: { code: 'chapter.video_invalid' } },
    })
})

test('an upload with an ending of the seed is taken where a video is saved; a typed link keeps the rule of links', () => {
  const recording = livesContract.setRecording.body
  for (const type of ['mpeg', 'wmv', 'm4v']) {
    const [upload, link] = [`http://127.0.0.1/objects/v1.${type}`, `https://x.cn/v1.${type}`]
    expect([check(recording, { recordingUrl: upload }).ok, check(recording, { recordingUrl: link }).ok]).toEqual([
      true,
      false,
    ])
    for (const [videoUrl, isTaken] of [
      [upload, true],
      [link, false],
    ] as const) {
      expect(check(homeVideoDraft, { name: '宣传片', videoUrl }).ok).toBe(isTaken)
      expect(check(nodeDraft, { ...lesson, videoUrl }).ok).toBe(isTaken)
    }
  }
})

test('a node is a chapter unless it says that it is a lesson, and lasts 1 minute 1 second until that is known', () => {
  expect(check(nodeDraft, chapter)).toEqual({
    ok: true,
    value: { type: 2, name: '第一章', parentId: '', videoUrl: '', srtUrl: '', courseMinutes: 1, courseSeconds: 1 },
  })
  for (const nothing of [null, [], 7, 'x', undefined]) expect(check(nodeDraft, nothing).ok).toBe(false)
})

const codeAt = (schema: z.ZodMiniType, value: unknown) => {
  const checked = check(schema, value)
  return checked.ok ? 'ok' : Object.entries(checked.errors).map(([field, { code }]) => `${field} ${code}`)
}

const many = (count: number, item: object) => Array.from({ length: count }, () => item)

const award = (prizeId: string) => ({ name: '一等奖', prizeId, number: 1 })

const places = (ids: string) => [...ids].map((id) => ({ kind: 'course' as const, id }))

test('lists have their limits', () => {
  expect([codeAt(carousel, many(6, image)), codeAt(carousel, many(7, image))]).toEqual(['ok', [' rule.too_many']])
  const video = { name: '视频', videoUrl: 'https://x.cn/a.mp4' }
  expect([codeAt(homeVideos, many(5, video)), codeAt(homeVideos, many(6, video))]).toEqual(['ok', [' rule.too_many']])
  expect(['1234', '12345', '11'].map((ids) => codeAt(carouselCourses, places(ids)))).toEqual([
    'ok',
    [' course.carousel_limit'],
    [' rule.repeated'],
  ])
  expect([codeAt(awardList, [award('a'), award('b')]), codeAt(awardList, [award('a'), award('a')])]).toEqual([
    'ok',
    [' lottery.prize_repeated'],
  ])
})

test('a carousel image with a link needs one', () => {
  expect(codeAt(carousel, [{ ...image, linkType: 'url', linkAddress: 'x' }])).toEqual(['0.linkAddress rule.vlinkurl'])
  expect(codeAt(carousel, [{ ...image, linkType: 'url' }])).toEqual(['0.linkAddress rule.required'])
  expect(codeAt(carousel, [{ ...image, linkType: 'course' }])).toEqual(['0.linkAddress rule.required'])
  expect(codeAt(carousel, [{ ...image, linkType: 'course', linkAddress: 'c-1' }])).toBe('ok')
})

test('what is no text at all is a fault of its own field, and what is no object one of the whole', () => {
  const news = { title: '风采', startAt: from, endAt: to, body: '…', publisher: '王明' }
  const odd = [Object.create(null) as object, [], null, () => '', Symbol('x'), 7n, { toString: null }]
  for (const value of odd) expect(codeAt(newsDraft, { ...news, endAt: value })).toEqual(['endAt rule.type'])
  for (const value of [[], [news], null, 7, 'x']) expect(codeAt(newsDraft, value)).toEqual([' rule.type'])
  expect(codeAt(newsDraft, undefined)).toEqual([' rule.required'])
})

test('a password is not trimmed', () => {
  expect([codeAt(password, ''), codeAt(password, ' abc123'), codeAt(password, 'abc123')]).toEqual([
    [' session.password_empty'],
    [' rule.channel_password'],
    'ok',
  ])
})

test.each([
  ['', 'session.password_empty'],
  ['a1b2c3d', 'rule.min_length'],
  ['密码也可以是一句话', 'ok'],
  ['correct horse battery staple', 'ok'],
  ['𠮷'.repeat(7), 'rule.min_length'],
  [`${'长'.repeat(32)}${'短'.repeat(33)}`, 'rule.max_length'],
  ['Password123', 'account.password_common'],
  ['aaaaaaaaaa', 'account.password_common'],
  ['abcdefgh', 'account.password_common'],
  ['98765432', 'account.password_common'],
  ['13579bdf', 'ok'],
  ['a1b2c3d\u0000', 'rule.text_invalid'],
])('under the strict policy %o is %s', (text, code) => {
  expect(codeAt(strictPassword, text)).toEqual(code === 'ok' ? 'ok' : [` ${code}`])
})
