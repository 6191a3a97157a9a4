import { afterAll, expect, test } from 'vitest'
import { channelIdOf, numberOf, passwordOf, type Person } from '../testing/people.ts'
import { startTestServer } from '../testing/test-server.ts'
import { tusClient, video } from '../testing/tus-client.ts'

const server = await startTestServer({ olderClients: true, publicUrl: 'https://icss.example.cn', runs: false })
const modern = await startTestServer({ runs: false })
afterAll(() => Promise.all([server.stop(), modern.stop()]))

const channelId = channelIdOf('mainAdmin')
const own = { 'sec-fetch-site': 'same-origin' }

type Payload = Readonly<Record<string, string | number>>

const post = async (path: string, payload: Payload, who: { who?: Person } = { who: 'mainAdmin' }) => {
  const answer = await server.fetch(path, {
    ...who,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  })
  return answer.json()
}
const query = (path: string, payload: Payload) =>
  `${path}?${new URLSearchParams(Object.entries(payload).map(([name, value]) => [name, String(value)]))}`
const get = async (
  path: string,
  payload: Payload,
  headers: Record<string, string> = own,
  who: { who?: Person } = { who: 'mainAdmin' },
) => {
  const answer = await server.fetch(query(path, payload), { ...who, headers })
  return [answer.status, await answer.json()]
}

const form = async (
  path: string,
  payload: Payload,
  headers: Record<string, string> = own,
  on: Pick<typeof server, 'fetch'> = server,
) => {
  const answer = await on.fetch(path, {
    who: 'mainAdmin',
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
    body: query('', payload).slice(1),
  })
  return [answer.status, await answer.json()]
}

const entityOf = (value: unknown) => (value as { entity: { id: string } }).entity
const node = { videoUrl: '', srtUrl: '', courseMinutes: 1, courseSeconds: 1 }

/** Every call once as our clients make it and once as older ones do, with what was answered. */
test('a recorded exchange of each of the seven calls', async () => {
  const body = { name: '安全生产', headImage: 'key.jpg', serialNumber: 1 }
  const { id: courseId } = await server.as('mainAdmin').courses.create({ body })
  const login = {
    success: 0,
    code: null,
    params: {},
    entity: {
      flag: '',
      cocId: null,
      channelId,
      channelName: 'Channel of mainAdmin',
      number: numberOf('mainAdmin'),
      adminPhone: expect.any(String),
      mouldPower: Array.from({ length: 12 }, () => true),
      superiorChannelId: null,
      companyId: null,
    },
  }
  const credentials = { accountNumber: numberOf('mainAdmin'), password: passwordOf }
  // Without a cookie: logging in replaces the session that it comes with.
  expect(await post('/adminLogin', credentials, {})).toEqual(login)
  expect(await get('/adminLogin', credentials, {}, {})).toEqual([200, login])
  const script = await server.fetch(query('/adminLogin', { ...credentials, callback: 'jQuery1_2', _: 1 }))
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  const text = await script.text()
  expect(text).toMatch(/^\/\*\*\/jQuery1_2\(\{.*\}\);$/)
  expect(JSON.parse(text.slice('/**/jQuery1_2('.length, -2))).toEqual(login)

  const token = {
    success: 0,
    uptoken: expect.stringMatching(/^[\w-]{43}$/),
    domain: 'https://icss.example.cn/objects/',
    fileName: expect.stringMatching(/^icss[0-9a-f]{12}_$/),
    uploadId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    chunkBytes: 104_857_600,
  }
  expect(await post('/admin/uptoken', { channelId })).toEqual(token)
  expect(await form('/admin/uptoken', { channelId })).toEqual([200, token])

  const key = (await tusClient(server).whole(video(1000))).split('/').at(-1) ?? ''
  const usage = { success: 0, used: 1000, reserved: 0, quota: 107_374_182_400, state: 'free' }
  const file = { channelId, filesize: 1000, filename: key, filetype: 'mp4' }
  expect(await post('/updateUseTotal', file)).toEqual(usage)
  expect(await get('/updateUseTotal', file)).toEqual([200, usage])

  const saved = { success: 0, entity: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) } }
  const chapter = await post('/editCloudCourseKpoint', { channelId, courseId, name: '第一章' })
  expect(chapter).toEqual(saved)
  const { id } = entityOf(chapter)
  const videoUrl = `https://icss.example.cn/objects/${key}`
  const older = { ...node, channelId, id: '', courseId, name: '第一课', type: 1, parentId: id, videoUrl }
  const [status, lesson] = await get('/editCloudCourseKpoint', older)
  expect([status, lesson]).toEqual([200, saved])
  const { id: lessonId } = entityOf(lesson)
  const renamed = { ...older, id: lessonId, name: '改名', courseMinutes: 12 }
  expect(await get('/editCloudCourseKpoint', renamed)).toEqual([200, { success: 0, entity: { id: lessonId } }])

  const list = [{ id, name: '第一章', courseKpointList: [{ courseKpointId: lessonId, courseKpointName: '改名' }] }]
  const opened = {
    success: 0,
    entity: { cbsCourseKpointList: list, parentId: id, name: '改名', type: 1, videoUrl, srtUrl: '' },
  }
  expect(await post('/toEditCloudCourseKpoint', { channelId, courseId, id: lessonId })).toEqual(opened)
  expect(await get('/toEditCloudCourseKpoint', { channelId, courseId, id: lessonId })).toEqual([200, opened])
  const blank = { cbsCourseKpointList: list, parentId: '', name: '', type: 2, videoUrl: '', srtUrl: '' }
  expect(await get('/toEditCloudCourseKpoint', { channelId, courseId, id: '' })).toEqual([
    200,
    { success: 0, entity: blank },
  ])

  expect(await post('/admin/delCBSCourseKpoint', { channelId, ids: lessonId, type: 1 })).toEqual({ success: 0 })
  expect(await get('/admin/delCBSCourseKpoint', { channelId, ids: `${id},`, type: 2 })).toEqual([200, { success: 0 }])
  expect(await get('/deleteCloudCourseKpoint', { channelId, courseId })).toEqual([200, { success: 0 }])
  expect(await post('/deleteCloudCourseKpoint', { channelId, courseId })).toEqual({ success: 0 })
})

test('each call is about the channel of the session: another channel’s id changes and shows nothing', async () => {
  const main = server.as('mainAdmin')
  const { id: courseId } = await main.courses.create({ body: { name: '别动', headImage: 'key.jpg', serialNumber: 2 } })
  const { id } = entityOf(await post('/editCloudCourseKpoint', { channelId, courseId, name: '第一章' }))
  const key = (await tusClient(server).whole(video(1000))).split('/').at(-1) ?? ''
  const file = { filesize: 1000, filename: key, filetype: 'mp4' }
  const calls: readonly [string, Payload][] = [
    ['/admin/uptoken', {}],
    ['/updateUseTotal', file],
    ['/toEditCloudCourseKpoint', { courseId, id }],
    ['/editCloudCourseKpoint', { courseId, id, name: '改名', type: 2 }],
    ['/admin/delCBSCourseKpoint', { ids: id, type: 2 }],
    ['/deleteCloudCourseKpoint', { courseId }],
  ]
  const chapters = () => main.chapters.list({ params: { courseId } })
  const before = await chapters()
  for (const other of [channelIdOf('otherMainAdmin'), channelIdOf('subAdmin'), 'x'])
    for (const [path, payload] of calls)
      expect([path, await post(path, { ...payload, channelId: other })]).toMatchObject([
        path,
        { code: 'request.not_found', status: 404 },
      ])
  // Nor is a row of the own channel found from another session, whichever channel it names.
  for (const named of [channelId, channelIdOf('otherMainAdmin')])
    for (const [path, payload] of calls.slice(1))
      expect(await post(path, { ...payload, channelId: named }, { who: 'otherMainAdmin' })).toMatchObject({
        status: 404,
      })
  expect(await chapters()).toEqual(before)
  expect(before.items).toHaveLength(1)
})

test('older forms say in words what went wrong', async () => {
  const zh = { ...own, 'accept-language': 'zh-CN' }
  const missing = { success: '内容不存在或已删除', entity: null }
  for (const other of [channelIdOf('chamberAdmin'), 'x'])
    expect(await get('/deleteCloudCourseKpoint', { channelId: other, courseId: channelId }, zh)).toEqual([200, missing])
  expect(await get('/editCloudCourseKpoint', { channelId, courseId: channelId, name: '' }, zh)).toEqual([
    200,
    { success: '请输入名称', entity: null },
  ])
})

test('a form-encoded body is taken where older clients send one, when they are switched on, and from their own page', async () => {
  for (const other of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ] as Record<string, string>[])
    expect(await form('/admin/uptoken', { channelId }, { ...other, 'accept-language': 'zh-CN' })).toEqual([
      200,
      { success: expect.stringContaining('其他网站'), entity: null },
    ])
  expect(await form('/admin/uptoken', { channelId: 'x' })).toMatchObject([200, { success: expect.any(String) }])
  expect(await form('/api/v1/tutors', { name: '甲' })).toMatchObject([415, { code: 'request.unsupported_type' }])
  expect(await form('/admin/uptoken', { channelId }, own, modern)).toMatchObject([415, {}])
  expect(await form('/admin/uptoken', { channelId: 'x'.repeat(20_000) })).toMatchObject([413, {}])
  // A call that has no such form is what it is, whatever its type says.
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const asked = await server.fetch('/api/v1/tutors?page=-1', { who: 'mainAdmin', headers })
  expect(asked.status).toBe(422)
})

test('a change by GET needs a proof that it is the person’s own', async () => {
  const { host } = new URL(server.url)
  const call = { channelId, courseId: channelId }
  const refused = { success: expect.stringMatching(/another site|其他网站/), entity: null }
  for (const headers of [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', referer: `http://${host}/` },
    { referer: 'https://evil.example/' },
    { origin: 'null' },
  ] as Record<string, string>[])
    expect(await get('/deleteCloudCourseKpoint', call, headers)).toEqual([200, refused])
  const [, proven] = await get('/deleteCloudCourseKpoint', call, { referer: `http://${host}/page` })
  expect((proven as { success: string }).success).toMatch(/does not exist|不存在/)
  expect((await server.fetch(query('/deleteCloudCourseKpoint', call), { headers: own })).status).toBe(200)
  const anonymous = await server.fetch(query('/deleteCloudCourseKpoint', call), { headers: own })
  expect(((await anonymous.json()) as { success: unknown }).success).not.toBe(0)
})

test('a callback is a name and nothing else', async () => {
  for (const callback of ['alert(1)//', '<script>', 'a b', '', 'a..b', '1a'])
    expect((await server.fetch(query('/adminLogin', { callback, accountNumber: 'x', password: 'y' }))).status).toBe(400)
})

test('without the setting there is no older form, and passwords are in no log', async () => {
  const path = query('/adminLogin', { accountNumber: '1', password: 'secret_in_address', callback: 'f' })
  expect((await modern.fetch(path)).status).toBe(404)
  await server.fetch(path)
  expect(server.log()).not.toContain('secret_in_address')
  expect(server.log()).not.toContain(passwordOf)
})
