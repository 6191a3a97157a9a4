import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { FileListQuery } from '@icss/core/files/files.contract.ts'
import { fileAddress, fileDownload } from '@icss/core/files/file-address.ts'
import { channelIdOf } from '../testing/people.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import { sha256, tusClient } from '../testing/tus-client.ts'
import { sweepUploads } from '../uploads/sweep-uploads.ts'
import { sweepFiles } from './sweep-files.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())

const main = server.as('mainAdmin')
const sub = server.as('subAdmin')
const other = server.as('otherMainAdmin')
const tus = tusClient(server)

const content = (text: string) => Buffer.from(text)
const upload = (name: string, text: string) => tus.whole(content(text), { slot: 'cloudFile', name })
const add = async (name: string, { text = name, groupId = '' } = {}) =>
  main.files.create({ body: { name, groupId, publisher: '办公室', file: await upload(name, text) } })
const names = async (query: Partial<FileListQuery> = {}) =>
  (await main.files.list({ query })).items.map(({ name }) => name)
const read = async (path: string, who?: Parameters<typeof server.fetch>[1]) => {
  const answer = await server.fetch(path, who)
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}
const asMain = { who: 'mainAdmin' } as const

test('a file is made of an upload, once, and read by its id whatever it is called', async () => {
  const made = await add('合同.txt', { text: '甲乙双方' })
  expect(made).toMatchObject({
    name: '合同.txt',
    type: 'txt',
    size: 12,
    publisher: '办公室',
    deletedAt: null,
    version: 1,
  })
  const params = { id: made.id }
  const body = { name: '二〇二六年合同', groupId: '', publisher: '办公室', file: made.file }
  expect(await problemOf(main.files.create({ body }))).toMatchObject({
    errors: { file: { code: 'file.added_already' } },
  })
  for (const file of [
    'none.txt',
    'https://elsewhere.cn/a.txt',
    await tus.whole(content('1\n'), { slot: 'subtitle', name: 'a.srt' }),
  ])
    expect(await problemOf(main.files.create({ body: { ...body, file } }))).toMatchObject({
      code: 'file.not_uploaded',
      errors: { file: { code: 'file.not_uploaded' } },
    })

  const { url } = await main.files.link({ params, query: { minutes: 5 } })
  expect((await main.files.update({ params, query: { version: 1 }, body })).version).toBe(2)
  for (const answer of [
    await read(fileAddress(made.id), asMain),
    await read(new URL(url).pathname + new URL(url).search),
  ]) {
    expect([answer.status, answer.text]).toEqual([200, '甲乙双方'])
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename="_______.txt"; filename*=UTF-8''${encodeURIComponent('二〇二六年合同.txt')}`,
    )
  }
  expect((await read(fileDownload(made.id), asMain)).headers.get('content-disposition')).toMatch(/^attachment/)
  expect((await read(fileAddress(made.id), { ...asMain, headers: { range: 'bytes=3-5' } })).text).toBe('乙')
  expect((await read(fileAddress(made.id))).status).toBe(401)
  expect((await read(fileAddress(made.id), { who: 'otherMainAdmin' })).status).toBe(404)
  expect((await read(fileAddress(made.id) + '?expires=99999999999&signature=x')).status).toBe(401)

  // Another content under the same address: what it was made of before is given back.
  const before = (await main.usage.show()).used
  const replaced = { ...body, file: await upload('新合同.txt', '甲乙丙') }
  await main.files.update({ params, query: { version: 2 }, body: replaced })
  expect((await read(fileAddress(made.id), asMain)).text).toBe('甲乙丙')
  expect((await main.usage.show()).used).toBe(before - 3)
  const history = await main.audit.ofRecord({ params: { noun: 'files', id: made.id }, query: {} })
  expect(new Set(history.items.map(({ action }) => action))).toEqual(new Set(['files.update', 'files.create']))
  expect(history.items.at(-1)?.action).toBe('files.create')
})

test('files are found by name, group, kind and order', async () => {
  const reports = await main.fileGroups.create({ body: { name: '报告' } })
  const yearly = await main.fileGroups.create({ body: { name: '年度', parentId: reports.id } })
  await add('年报.pdf', { groupId: yearly.id, text: '%PDF-1.7 ' })
  await add('月报.csv', { groupId: reports.id, text: 'a' })
  await add('包.zip', { text: 'PK\u0003\u0004' })
  expect(await names({ groupId: reports.id, sort: 'name' })).toEqual(['年报.pdf', '月报.csv'])
  expect(await names({ groupId: 'none', q: '包' })).toEqual(['包.zip'])
  expect(await names({ kind: 'pdf' })).toEqual(['年报.pdf'])
  expect(await names({ kind: 'other' })).toEqual(['包.zip'])
  expect(await names({ groupId: reports.id, sort: '-size' })).toEqual(['年报.pdf', '月报.csv'])
  const table = await main.files.export({ query: { groupId: reports.id } }).then((answer) => answer.text())
  expect(table.split('\r\n').map((line) => line.split(',').slice(0, 5).join())).toEqual([
    '名称,文件组,发布人,类型,大小（字节）',
    '年报.pdf,报告 / 年度,办公室,pdf,9',
    '月报.csv,报告,办公室,csv,1',
    '',
  ])
  expect(await problemOf(add('x'.repeat(56)))).toMatchObject({ errors: { name: { code: 'rule.max_length' } } })
  expect(await problemOf(add('a.txt', { groupId: 'x' }))).toMatchObject({
    errors: { groupId: { code: 'category.missing' } },
  })
})

test('many are moved, deleted and restored together, or none of them', async () => {
  const group = await main.fileGroups.create({ body: { name: '归档' } })
  const [a, b] = [await add('甲.txt'), await add('乙.txt')]
  const ids = [a.id, b.id]
  const strange = '0199aa00-0000-7000-8000-000000000000'
  for (const bad of [
    [...ids, strange],
    [...ids, 'x'],
  ])
    for (const call of [
      () => main.files.move({ body: { ids: bad, groupId: group.id } }),
      () => main.files.deleteMany({ body: { ids: bad } }),
      () => main.files.restore({ body: { ids: bad } }),
    ])
      expect(await codeOf(call())).toBe('request.not_found')
  expect(await codeOf(other.files.deleteMany({ body: { ids } }))).toBe('request.not_found')

  await main.files.move({ body: { ids, groupId: group.id } })
  expect(await names({ groupId: group.id, sort: 'name' })).toEqual(['甲.txt', '乙.txt'])
  await main.files.deleteMany({ body: { ids } })
  const countOf = async () => (await main.fileGroups.list()).items.find(({ id }) => id === group.id)?.count
  expect([await names({ groupId: group.id }), await countOf()]).toEqual([[], 0])
  expect(await names({ state: 'deleted', sort: 'name' })).toEqual(['甲.txt', '乙.txt'])
  expect((await read(fileAddress(a.id), asMain)).status).toBe(404)
  expect(await codeOf(main.files.link({ params: { id: a.id } }))).toBe('request.not_found')
  const { name, groupId, publisher, file } = a
  const body = { name, groupId, publisher, file }
  expect(await codeOf(main.files.update({ params: { id: a.id }, query: { version: 3 }, body }))).toBe(
    'request.not_found',
  )
  await main.files.restore({ body: { ids } })
  expect([await names({ groupId: group.id, sort: 'name' }), await countOf()]).toEqual([['甲.txt', '乙.txt'], 2])
  expect((await read(fileAddress(a.id), asMain)).text).toBe('甲.txt')
  // A group that goes leaves its files.
  await main.fileGroups.delete({ params: { id: group.id } })
  expect(await names({ groupId: 'none', q: '甲' })).toEqual(['甲.txt'])
})

test('what is erased, or was deleted a week ago, gives its bytes back', async () => {
  const [first, second] = [await add('一.txt'), await add('二.txt')]
  const orphan = await upload('孤.txt', '孤')
  const { used } = await main.usage.show()
  expect(await codeOf(main.files.erase({ body: { ids: [first.id] } }))).toBe('request.not_found')
  await main.files.delete({ params: { id: first.id } })
  const going = await tus.open(3, { slot: 'cloudFile', name: '三.txt' })
  await main.files.erase({ body: { ids: [first.id] } })
  await sweepUploads(server)
  expect((await tus.head(going)).status).toBe(200)
  expect((await tus.send('DELETE', going)).status).toBe(204)
  expect((await main.usage.show()).used).toBe(used - first.size)
  await main.files.delete({ params: { id: second.id } })
  await sweepFiles(server)
  expect(await names({ state: 'deleted' })).toContain('二.txt')
  await server.database.system.execute(
    sql`update files set deleted_at = now() - interval '31 days' where deleted_at is not null`,
  )
  await server.database.system.execute(
    sql`update uploads set created_at = now() - interval '2 days' where key = ${orphan.split('/').at(-1)}`,
  )
  await sweepFiles(server)
  expect(await names({ state: 'deleted' })).toEqual([])
  expect((await main.usage.show()).used).toBe(used - first.size - second.size - 3)
  expect(await codeOf(main.files.show({ params: { id: second.id } }))).toBe('request.not_found')
})

test('a sub-channel reads what is open to its group, and nothing else', async () => {
  const [open, closed] = [await add('手册.txt', { text: '手册' }), await add('内部.txt')]
  const { id: groupId } = await main.channelGroups.create({
    body: { name: '华南', channelIds: [channelIdOf('subAdmin')] },
  })
  const params = { kind: 'file', contentId: open.id } as const
  await main.contentPermissions.set({ params, body: { groupIds: [groupId] } })
  const received = async (who = sub) => (await who.receivedFiles.list({ query: {} })).items.map(({ name }) => name)
  expect([await received(), await received(other), await received(main)]).toEqual([['手册.txt'], [], []])
  expect(await sub.receivedFiles.list({ query: { q: '手册' } })).toMatchObject({ total: 1 })
  const asSub = { who: 'subAdmin' } as const
  expect(sha256((await read(fileAddress(open.id), asSub)).text)).toBe(sha256('手册'))
  expect((await read(fileAddress(closed.id), asSub)).status).toBe(404)
  expect(await codeOf(sub.files.show({ params: { id: open.id } }))).toBe('request.not_found')
  await main.contentPermissions.set({ params, body: { groupIds: [] } })
  expect((await read(fileAddress(open.id), asSub)).status).toBe(404)
})
