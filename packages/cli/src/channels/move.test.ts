import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { RichText } from '@icss/core/rich-text/rich-text.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { channelArchive } from '../../test/channel-archive.ts'
import { faultyWay } from '../../test/faulty-way.ts'
import { loggedIn, type Person } from '../../test/icss.ts'
import { api, type At, atOf, digestAt, inDays, png, upload } from '../../test/moved-channel.ts'
import { type ServerProcess, startServer } from '../../test/server-process.ts'

// Servers of their own: an archive holds all that a channel has.
const servers: ServerProcess[] = []
let source: At
const targets: At[] = []

const video = (mark: string, bytes = 2000) => {
  const content = Buffer.alloc(bytes, mark)
  content.write('\0\0\0\u0018ftypmp42', 'latin1')
  return content
}

const cdn = 'https://cdn.example.cn/film.mp4'
const elsewhere = 'https://old.example.cn/objects/somebody.mp4'

/** Fills the channel with one of everything that goes along. */
async function fill(at: At): Promise<void> {
  const one = await loggedIn('zh', at)
  const client = api(at)
  const parent = await client.courseCategories.create({ body: { name: '党建', parentId: '' } })
  const child = await client.courseCategories.create({ body: { name: '学习', parentId: parent.id } })
  const tutorCategory = await client.tutorCategories.create({ body: { name: '名师', parentId: '' } })
  const group = await client.fileGroups.create({ body: { name: '年报', parentId: '' } })
  const avatar = await upload(one, 'tutorAvatar', 'a.png', png('a'))
  const tutor = { introduction: '讲师', avatar, serial: 1, status: 'online' } as const
  const { id: tutorId } = await client.tutors.create({ body: { ...tutor, name: '张三', categoryId: tutorCategory.id } })
  // Two of one name stay two.
  await client.tutors.create({ body: { ...tutor, name: '张三', serial: 2 } })
  const report = await upload(one, 'cloudFile', '年报.pdf', '%PDF-1.4 一')
  await client.files.create({ body: { name: '年报', groupId: group.id, publisher: '办公室', file: report } })
  const headImage = await upload(one, 'courseImage', 'h.png', png('h'))
  const film = await upload(one, 'lessonVideo', '第一课.mp4', video('v', 300_000))
  const subtitle = await upload(one, 'subtitle', '第一课.srt', '1\n00:00:01,000 --> 00:00:02,000\n你好\n')
  const trailer = await upload(one, 'freeVideo', '片花.mp4', video('t'))
  const { id: courseId } = await client.courses.create({
    body: {
      name: '安全',
      headImage,
      serialNumber: 7,
      categoryId: child.id,
      permission: 'password',
      password: 'Abc12345',
    },
  })
  const params = { courseId }
  const plan = await client.chapters.plan({
    params,
    body: {
      chapters: [
        {
          name: '一',
          lessons: [
            { name: '甲', video: film, subtitle, courseMinutes: 3, courseSeconds: 4 },
            { name: '乙', video: cdn, subtitle: '' },
          ],
        },
        { name: '二', lessons: [{ name: '甲', video: elsewhere, subtitle: '' }] },
      ],
    },
  })
  await client.chapters.applyPlan({ params, body: plan })
  const [first] = (await client.chapters.list({ params })).items
  await client.chapters.update({
    params: { courseId, chapterId: first?.id ?? '' },
    query: { version: first?.version ?? 0 },
    body: { type: 2, name: '一', videoUrl: trailer, srtUrl: '', courseMinutes: 1, courseSeconds: 1 },
  })
  const liveImage = await upload(one, 'liveImage', 'l.png', png('l'))
  const { id } = await client.lives.create({
    body: { name: '开讲', type: 'ROOM', headImage: liveImage, startAt: inDays(1), endAt: inDays(2), tutorId },
  })
  await client.lives.setRecording({ params: { id }, body: { recordingUrl: film } })
  const picture = await upload(one, 'textImages', 'p.png', png('p'))
  const key = picture.slice(picture.lastIndexOf('/') + 1)
  const body: RichText = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: '停电' }] },
      { type: 'picture', attrs: { key } },
    ],
  }
  const file = await upload(one, 'noticeFile', '通知.txt', '附件')
  const notice = { startAt: inDays(0), endAt: inDays(3), durationDays: 3, publisher: '办公室' }
  await client.notices.create({ body: { ...notice, title: '停电', body, file } })
  await client.carouselCourses.set({
    body: {
      items: [
        { kind: 'live', id },
        { kind: 'course', id: courseId },
      ],
      before: [],
    },
  })
  const image = await upload(one, 'carouselImage', 'c.png', png('c'))
  const plain = { imageName: '图', image, linkType: 'none', linkAddress: '' } as const
  const links = [
    { ...plain, linkType: 'course', linkAddress: courseId },
    { ...plain, linkType: 'live', linkAddress: id },
    { ...plain, linkType: 'url', linkAddress: 'https://cdn.example.cn/' },
  ] as const
  await client.homeDrafts.carousel({ query: { version: 0 }, body: { items: [...links] } })
  // One picture that is uploaded for each of its places.
  const same = png('same')
  const homeLogo = await upload(one, 'homeLogo', 'logo.png', same)
  await client.homeDrafts.logo({
    query: { version: 0 },
    body: { logo: homeLogo, logoText: '深企大', logoMiniText: '' },
  })
  const background = await upload(one, 'homeBackground', 'b.png', same)
  const theme = { colourScheme: 'custom', background, tone: 'light', veil: 10 } as const
  await client.homeDrafts.theme({ query: { version: 0 }, body: theme })
  const appLogo = await upload(one, 'homeApplicationLogo', 'app.png', same)
  const app = { type: 'course', name: '安全', logo: appLogo, courseId } as const
  await client.applications.homeApps({ query: { version: 0 }, body: { items: [app] } })
  await client.homeScreen.publish({ body: { revision: 0, at: '', name: '' } })
  // Of what was never shown nothing goes along.
  await client.homeDrafts.videos({ query: { version: 0 }, body: { items: [{ name: '片', videoUrl: cdn, cover: '' }] } })
  const south = await client.channelGroups.create({ body: { name: '华南' } })
  const { id: groupId } = await client.channelGroups.create({ body: { name: '深圳', parentId: south.id } })
  const opened = { kind: 'course', contentId: courseId } as const
  await client.contentPermissions.set({ params: opened, body: { groupIds: [groupId] } })
}

beforeAll(async () => {
  servers.push(await startServer(), await startServer())
  const [first, second] = servers as [ServerProcess, ServerProcess]
  source = await atOf(first, 'channel-admin')
  targets.push(
    await atOf(second, 'channel-admin'),
    await atOf(second, 'chamber-admin'),
    await atOf(first, 'chamber-admin'),
  )
  await fill(source)
})
afterAll(() => Promise.all(servers.map((server) => server.stop())))

const exported = async (): Promise<Person> => {
  const one = await loggedIn('en', source)
  const result = await one.icss('channels', 'export', '-o', 'a.tar', '--json')
  expect(result.code, `${result.stderr}`).toBe(4)
  expect(result.stderr).toContain(`courses “安全”: could not fetch ${elsewhere}`)
  return one
}

const nameIn = (items: readonly { id: string; name: string }[], id: string | undefined) =>
  items.find((one) => one.id === id)?.name

/** All that was moved, without ids; files by their digests. */
async function heldAt(at: At) {
  const client = api(at)
  const digest = (url: string) => (url.includes('/objects/') && !url.startsWith('https:') ? digestAt(at, url) : url)
  const [course, ...moreCourses] = (await client.courses.list({ query: { source: 'upload' } })).items
  const { items: chapters } = await client.chapters.list({ params: { courseId: course?.id ?? '' } })
  const tutors = (await client.tutors.list({ query: {} })).items
  const [live, ...moreLives] = (await client.lives.list({ query: {} })).items
  const [row, ...moreNotices] = (await client.notices.list({ query: {} })).items
  const notice = await client.notices.show({ params: { id: row?.id ?? '' } })
  const [file, ...moreFiles] = (await client.files.list({ query: {} })).items
  const categories = (await client.courseCategories.list()).items
  const { parts, targets } = await client.homeScreen.show()
  const namedTarget = (address: string) => nameIn(targets, address) ?? address
  const groups = (await client.channelGroups.list()).items
  const picture = (notice.body as RichText).content.find(({ type }) => type === 'picture')
  expect([moreCourses, moreLives, moreNotices, moreFiles]).toEqual([[], [], [], []])
  return {
    categories: categories.map(({ name, parentId }) => [name, nameIn(categories, parentId)]),
    tutors: await Promise.all(
      tutors.map(async ({ name, serial, avatar }) => [name, serial, await digest(avatar)] as const),
    ),
    course: [course?.name, course?.serialNumber, course?.permission, nameIn(categories, course?.categoryId)],
    head: await digest(course?.headImage ?? ''),
    chapters: await Promise.all(
      chapters.map(async ({ name, videoUrl, lessons }) => [
        name,
        await digest(videoUrl),
        await Promise.all(
          lessons.map(async (one) => [
            one.name,
            await digest(one.videoUrl),
            await digest(one.srtUrl),
            one.courseMinutes,
          ]),
        ),
      ]),
    ),
    live: [live?.name, live?.startAt, live?.tutorName, await digest(live?.recordingUrl ?? '')],
    tutorOfLive: tutors.findIndex(({ id }) => id === live?.tutorId),
    notice: [
      notice.title,
      notice.startAt,
      await digest(notice.file),
      await digestAt(at, `/objects/${String(picture?.attrs?.['key'])}`),
    ],
    attachment: (await client.uploads.show({ query: { key: notice.file } })).fileName,
    file: [file?.name, file?.type, await digestAt(at, file?.file.includes('/') ? file.file : `/objects/${file?.file}`)],
    group: nameIn((await client.fileGroups.list()).items, file?.groupId),
    home: await Promise.all([
      ...parts.carousel.draft.items.map(async (item) => [await digest(item.image), namedTarget(item.linkAddress)]),
      digest(parts.logo.draft.logo),
      digest(parts.theme.draft.background),
      parts.theme.draft.veil,
      ...parts.homeApps.draft.items.map(async (item) => [
        await digest(item.logo),
        item.type === 'course' && namedTarget(item.courseId),
      ]),
    ]),
    carousel: (await client.carouselCourses.list()).items.map(({ kind, name }) => [kind, name]),
    groups: groups.map(({ name, parentId }) => [name, nameIn(groups, parentId ?? undefined)]),
    opened: (await client.contentPermissions.list({ query: { open: 'some' } })).items.map(
      ({ kind, name, groupIds }) => [kind, name, groupIds.map((id) => nameIn(groups, id))],
    ),
  }
}

test('a channel is moved to another server: media to the byte, links rewritten, and nothing twice', async () => {
  const [target] = targets as [At]
  const from = await exported()
  await expect(stat(join(from.folder, 'a.tar.parts'))).rejects.toThrow('ENOENT')
  const to = await loggedIn('en', target)
  await to.file('a.tar', await readFile(join(from.folder, 'a.tar')))
  const dry = await to.icss('channels', 'import', 'a.tar', '--dry-run', '--json')
  const nouns = [
    { noun: 'courseCategories', made: 2, known: 0, failed: 0 },
    { noun: 'tutorCategories', made: 1, known: 0, failed: 0 },
    { noun: 'fileGroups', made: 1, known: 0, failed: 0 },
    { noun: 'tutors', made: 2, known: 0, failed: 0 },
    { noun: 'files', made: 1, known: 0, failed: 0 },
    { noun: 'courses', made: 1, known: 0, failed: 0 },
    { noun: 'lives', made: 1, known: 0, failed: 0 },
    { noun: 'notices', made: 1, known: 0, failed: 0 },
    { noun: 'carouselCourses', made: 1, known: 0, failed: 0 },
    { noun: 'homeScreen', made: 4, known: 0, failed: 0 },
    { noun: 'channelGroups', made: 2, known: 0, failed: 0 },
    { noun: 'contentPermissions', made: 1, known: 0, failed: 0 },
    // That of all permissions.
    { noun: 'permissionTemplates', made: 0, known: 1, failed: 0 },
  ]
  const links = { lost: 1, elsewhere: 2 }
  expect([dry.code, JSON.parse(dry.stdout)]).toMatchObject([4, { dryRun: true, nouns, links, media: { files: 13 } }])
  expect((await api(target).tutors.list({ query: {} })).total).toBe(0)

  const moved = await to.icss('channels', 'import', 'a.tar', '--json')
  expect([moved.code, JSON.parse(moved.stdout)], `${moved.stderr}`).toMatchObject([
    4,
    { faults: [], nouns, links, media: { files: 13 } },
  ])
  expect(moved.stderr).toContain('Not carried by this version: accounts')
  expect(await heldAt(target)).toEqual(await heldAt(source))
  const text = JSON.stringify(
    await api(target).chapters.list({
      params: { courseId: (await api(target).courses.list({ query: {} })).items[0]?.id ?? '' },
    }),
  )
  expect(text).not.toContain(source.url)
  expect(text).toContain(target.url)
  expect(text).toContain(elsewhere)

  const { used } = await api(target).usage.show()
  const again = await to.icss('channels', 'import', 'a.tar', '--json')
  expect(JSON.parse(again.stdout)).toMatchObject({
    nouns: nouns.map(({ noun, made, known }) => ({ noun, made: 0, known: made + known, failed: 0 })),
    media: { files: 0, bytes: 0 },
  })
  expect((await api(target).usage.show()).used).toBe(used)
})

const moments = [
  { name: 'whose media are sent', calls: /PATCH .*\/uploads|POST .*\/uploads$/, hold: 'unsent' },
  { name: 'whose tutors were made', calls: /POST .*\/tutors/, hold: 'unanswered' },
  {
    name: 'whose chapters are on their way',
    calls: /POST .*\/chapter-plans?\/apply|POST .*courses\/.*apply/,
    hold: 'unsent',
  },
  { name: 'whose notice was made', calls: /POST .*\/notices/, hold: 'unanswered' },
  { name: 'whose carousel was filled', calls: /PUT .*\/carousel-courses/, hold: 'unanswered' },
  { name: 'whose home screen is half there', calls: /PUT .*\/home-screen\/drafts\/theme/, hold: 'unsent' },
  { name: 'whose course is to be opened', calls: /PUT .*\/content-permissions/, hold: 'unsent' },
] as const

test('an import that is killed over and over, at every step, ends as if it never had been', async () => {
  const [, target] = targets as [At, At]
  const from = await exported()
  const to = await loggedIn('en', target)
  await to.file('a.tar', await readFile(join(from.folder, 'a.tar')))
  for (const { calls, hold } of moments) {
    const way = await faultyWay(target.url, { fault: hold, calls, times: Infinity })
    onTestFinished(way.close)
    const port = await loggedIn('en', { ...target, url: way.url })
    const child = port.start('channels', 'import', join(to.folder, 'a.tar'))
    child.stdin?.end()
    await expect.poll(way.met).toBeGreaterThan(0)
    child.kill('SIGKILL')
    await child.result
    way.lift()
  }
  const ended = await to.icss('channels', 'import', 'a.tar', '--json')
  expect([ended.code, JSON.parse(ended.stdout)], `${ended.stderr}`).toMatchObject([4, { faults: [] }])
  expect(await heldAt(target)).toEqual(await heldAt(source))
})

test('killed and run again into another channel of the server, what was sent is not sent again', async () => {
  const [, , target] = targets as [At, At, At]
  const from = await exported()
  const { used: before } = await api(target).usage.show()
  const calls = /POST .*courses\/.*apply/
  const way = await faultyWay(target.url, { fault: 'unsent', calls, times: Infinity })
  onTestFinished(way.close)
  const to = await loggedIn('en', { ...target, url: way.url })
  await to.file('a.tar', await readFile(join(from.folder, 'a.tar')))
  const kept = join(to.env.XDG_CONFIG_HOME ?? '', 'icss', 'uploads.jsonl')
  const child = to.start('channels', 'import', 'a.tar')
  child.stdin?.end()
  await expect.poll(way.met).toBeGreaterThan(0)
  child.kill('SIGKILL')
  await child.result
  expect(await readFile(kept, 'utf8')).toContain('channels import')
  const { used } = await api(target).usage.show()
  expect(used).toBeGreaterThan(before)
  way.lift()
  const ended = await to.icss('channels', 'import', 'a.tar', '--json')
  expect([ended.code, JSON.parse(ended.stdout)], `${ended.stderr}`).toMatchObject([
    4,
    { faults: [], media: { files: 0 } },
  ])
  expect((await api(target).usage.show()).used).toBe(used)
  expect(await readFile(kept, 'utf8')).toBe('')
  expect(await heldAt(target)).toEqual(await heldAt(source))
})

test('an export that is stopped goes on with what it has, and leaves no file before', async () => {
  const film = /GET \/objects\/.*mp4/
  const way = await faultyWay(source.url, { fault: 'unsent', calls: film, times: Infinity })
  onTestFinished(way.close)
  const one = await loggedIn('en', { ...source, url: way.url })
  const child = one.start('channels', 'export', '-o', 'a.tar')
  await expect.poll(way.met).toBeGreaterThan(0)
  child.kill('SIGINT')
  expect((await child.result).code).toBe(130)
  await expect(stat(join(one.folder, 'a.tar'))).rejects.toThrow('ENOENT')
  expect((await stat(join(one.folder, 'a.tar.parts'))).isDirectory()).toBe(true)
  way.lift()
  const result = await one.icss('channels', 'export', '-o', 'a.tar', '--json')
  expect([result.code, JSON.parse(result.stdout)]).toMatchObject([4, { media: 11, links: { lost: 1, elsewhere: 2 } }])
})

test('a record that the target refuses is named with its rule, what refers to it fails with it, and the rest is made', async () => {
  const [, , target] = targets as [At, At, At]
  const one = await loggedIn('en', target)
  const course = { name: '没有分类', headImage: 'x.jpg', serialNumber: 1, chapters: [] }
  const tutor = { name: '李四', categoryId: '', introduction: '讲师', avatar: 'x.jpg', serial: 9, status: 'online' }
  const archive = await channelArchive({
    courseCategories: [{ name: '比一个分类可以有的更长的名称', parentId: '' }],
    tutors: [tutor],
    courses: [{ ...course, categoryId: '0' }],
  })
  await one.file('a.tar', archive)
  const { code, stdout, stderr } = await one.icss('channels', 'import', 'a.tar', '--json')
  expect([code, JSON.parse(stdout)]).toMatchObject([
    4,
    {
      nouns: [
        { noun: 'courseCategories', made: 0, failed: 1 },
        { noun: 'tutors', made: 1, failed: 0 },
        { noun: 'courses', made: 0, failed: 1 },
      ],
      faults: [
        { noun: 'courseCategories', code: 'request.invalid' },
        { noun: 'courses', name: '没有分类', code: 'request.invalid' },
      ],
    },
  ])
  expect(stderr).toContain('course categories “比一个分类可以有的更长的名称 name”')
})

test('values of an archive that cannot be are named, and nothing is made of them', async () => {
  const [, , target] = targets as [At, At, At]
  const one = await loggedIn('en', target)
  const meeting = { name: '年会', address: '深圳', startAt: inDays(1), endAt: '' }
  const records = {
    carouselCourses: [{ items: [null] }],
    homeScreen: [{ part: '__proto__', content: {} }, { part: 'logo' }],
    meetings: [{ ...meeting, awards: 'all' }],
    contentPermissions: [{ kind: 'constructor', contentId: '0', groupIds: [{}] }],
  }
  await one.file('a.tar', await channelArchive(records))
  const { code, stdout } = await one.icss('channels', 'import', 'a.tar', '--json')
  const { faults } = JSON.parse(stdout) as { faults: object[] }
  expect([code, faults]).toEqual([
    4,
    Object.entries(records).flatMap(([noun, all]) =>
      all.map((_, at) => ({ noun, id: String(at), name: expect.any(String) as string, code: 'request.invalid' })),
    ),
  ])
})

test('nothing is made of an archive that is cut off', async () => {
  const [target] = targets as [At]
  const one = await loggedIn('en', target)
  const whole = await channelArchive({ tutors: [{ name: '王五' }], notices: [{ title: '通知' }] })
  await one.file('a.tar', whole.subarray(0, -2048))
  const { code, stdout } = await one.icss('channels', 'import', 'a.tar', '--json')
  expect([code, JSON.parse(stdout)]).toMatchObject([1, { error: { code: 'cli.archiveCut' } }])
  expect((await api(target).tutors.list({ query: { q: '王五' } })).total).toBe(0)
})
