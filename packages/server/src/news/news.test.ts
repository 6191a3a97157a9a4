import { afterAll, expect, test } from 'vitest'
import { flags } from '@icss/core/permissions/flags.ts'
import { addClerk } from '../testing/clerks.ts'
import { finished } from '../testing/import-file.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import { tusClient } from '../testing/tus-client.ts'

const server = await startTestServer()
afterAll(() => server.stop())
const chamber = server.as('chamberAdmin')
const other = server.as('otherChamberAdmin')

const noFlags = flags.map(() => false)
const day = 86_400_000
// Of one moment: a millisecond between two would make the window longer than its days.
const now = Date.now()
const at = (days: number) => new Date(now + days * day).toISOString()
const draft = { title: '走访会员', body: '走访了三家企业', startAt: at(-1), endAt: at(6), publisher: '秘书处' }
const create = (change: object = {}) => chamber.news.create({ body: { ...draft, ...change } })
const setStatus = (id: string, status: 'published' | 'withdrawn') =>
  chamber.news.setStatus({ params: { id }, body: { status } })
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const upload = (who: 'chamberAdmin' | 'otherChamberAdmin' = 'chamberAdmin') =>
  tusClient(server, who).whole(pixel, { slot: 'newsImages', name: 'a.png' })

const clerk = async (business: boolean) =>
  server.as((await addClerk(server.database, 'chamberAdmin', noFlags, { business })).headers)

test('news is written, published, withdrawn and deleted in that order, by whoever has chamber business', async () => {
  const { id, status } = await create()
  expect(status).toBe('draft')
  expect(await codeOf(setStatus(id, 'withdrawn'))).toBe('news.not_published')
  expect((await setStatus(id, 'published')).status).toBe('published')
  expect(await codeOf(chamber.news.delete({ params: { id } }))).toBe('news.published')
  await setStatus(id, 'withdrawn')
  await chamber.news.delete({ params: { id } })
  const { id: past } = await create({ startAt: at(-9), endAt: at(-2) })
  expect(await codeOf(setStatus(past, 'published'))).toBe('news.over')
  expect(await problemOf(create({ body: '字'.repeat(501), title: '' }))).toMatchObject({
    errors: { body: { code: 'rule.max_length' }, title: { code: 'rule.required' } },
  })
  expect(await codeOf((await clerk(false)).news.list({ query: {} }))).toBe('session.forbidden')
  const worker = await clerk(true)
  const { id: theirs } = await worker.news.create({ body: draft })
  expect(await codeOf(worker.news.openLink({ params: { id: theirs } }))).toBe('session.forbidden')
  expect(await codeOf(other.news.show({ params: { id: theirs } }))).toBe('request.not_found')
})

test('pictures are added, worded, moved and removed one by one; each is of the own channel', async () => {
  const { id } = await create()
  const params = { id }
  const keys = [await upload(), await upload(), await upload()]
  const added = []
  for (const key of keys) added.push(await chamber.news.addPicture({ params, body: { key, caption: '' } }))
  const [first, second, third] = added.map((one) => one.id) as [string, string, string]
  const order = async () => (await chamber.news.pictures({ params })).items.map((one) => one.id)
  const change = (newsPictureId: string, body: object) =>
    chamber.news.changePicture({ params: { id, newsPictureId }, body })
  expect(await order()).toEqual([first, second, third])
  await change(third, { place: 0 })
  expect(await order()).toEqual([third, first, second])
  await change(third, { place: 2 })
  expect(await order()).toEqual([first, second, third])
  await change(first, { place: 1 })
  expect(await order()).toEqual([second, first, third])
  expect(await change(first, { caption: '合影' })).toMatchObject({ caption: '合影' })
  expect((await problemOf(change(first, { caption: '字'.repeat(51) }))).errors['caption']?.code).toBe('rule.max_length')

  // Who moves them at once leaves each of them in one place.
  await Promise.all(added.map((one, place) => change(one.id, { place: 2 - place })))
  expect((await order()).toSorted()).toEqual([first, second, third].toSorted())

  const strange = await upload('otherChamberAdmin')
  for (const key of [strange, 'nothing.png'])
    expect((await problemOf(chamber.news.addPicture({ params, body: { key } }))).errors['key']?.code).toBe(
      'rule.picture_missing',
    )
  expect(await codeOf(other.news.pictures({ params }))).toBe('request.not_found')
  expect(await codeOf(other.news.removePicture({ params: { id, newsPictureId: first } }))).toBe('request.not_found')
  await chamber.news.removePicture({ params: { id, newsPictureId: first } })
  expect(await codeOf(change(first, { place: 0 }))).toBe('request.not_found')
  expect((await chamber.news.show({ params })).pictureCount).toBe(2)

  await chamber.news.delete({ params })
  await chamber.recycleBin.restore({ params: { kind: 'news', id }, body: {} })
  expect((await order()).toSorted()).toEqual([second, third].toSorted())
})

test('more pictures than a thousand are refused', async () => {
  const { id } = await create()
  await server.database.pool.query(
    `insert into news_pictures (channel_id, id, news_id, place, key, caption)
     select channel_id, gen_random_uuid(), id, n, 'k.png', '' from news, generate_series(1, 999) n where id = $1`,
    [id],
  )
  const key = await upload()
  const add = () => chamber.news.addPicture({ params: { id }, body: { key } })
  const answers = await Promise.allSettled([add(), add(), add()])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await codeOf(add())).toBe('news.too_many_pictures')
})

test('its public page shows it with its pictures while it is published and its time is now', async () => {
  const { id } = await create({ title: '公开的' })
  const params = { id }
  await chamber.news.addPicture({ params, body: { key: await upload(), caption: '合影' } })
  const { url } = await chamber.news.openLink({ params })
  const page = async () => {
    const answer = await server.fetch(`${url.slice(url.indexOf('/p/'))}/news`)
    return { status: answer.status, body: (await answer.json()) as { gallery: { url: string; caption: string }[] } }
  }
  expect((await page()).status).toBe(404)
  await setStatus(id, 'published')
  const { status, body } = await page()
  expect({ status, body }).toMatchObject({ status: 200, body: { title: '公开的', gallery: [{ caption: '合影' }] } })
  expect((await server.fetch(body.gallery[0]?.url ?? '')).status).toBe(200)
  const html = await (await server.fetch(url.slice(url.indexOf('/p/')))).text()
  expect(html).toContain('公开的 · Channel of chamberAdmin')
  await setStatus(id, 'withdrawn')
  expect((await page()).status).toBe(404)
})

test('news is imported with its body in words and exported, and the import is undone', async () => {
  const table = `标题,开始时间,结束时间,正文,发布人\n导入一,${at(-1)},${at(3)},正文一,王明\n导入二,${at(-1)},${at(3)},,王明\n`
  const { id } = await chamber.news.import(
    { query: { fileName: '风采.csv' }, body: Buffer.from(table) },
    { timeout: 0 },
  )
  expect(await finished(chamber, id)).toMatchObject({ created: 1, bad: 1 })
  const asked = '/api/v1/news/export?q=导入&format=jsonl'
  const line = await (await server.fetch(asked, { who: 'chamberAdmin' })).text()
  expect(JSON.parse(line)).toMatchObject({ title: '导入一', body: '正文一', status: 'draft', pictureCount: 0 })
  expect(await (await server.fetch(asked, { who: 'otherChamberAdmin' })).text()).toBe('')
  expect((await chamber.news.list({ query: { q: '导入' } })).items).toMatchObject([
    { title: '导入一', bodyText: '正文一' },
  ])
  const { id: undone } = await chamber.operations.undo({ params: { operationId: id } })
  await finished(chamber, undone)
  expect((await chamber.news.list({ query: { q: '导入' } })).total).toBe(0)
})
