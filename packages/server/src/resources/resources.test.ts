import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addClerk } from '../testing/clerks.ts'
import { finished, importFile } from '../testing/import-file.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.stop())
const { pool } = server.database

const chamber = server.as('chamberAdmin')
const other = server.as('otherChamberAdmin')
type Query = NonNullable<Parameters<typeof chamber.resources.list>[0]>['query']
const future = '2036-01-01T00:00:00.000Z'

let companyId = ''
let secondId = ''
let contactId = ''
beforeAll(async () => {
  companyId = (
    await chamber.companies.create({
      body: companyOf({ name: '甲公司', industry: '软件', industryTags: ['云', '安全'] }),
    })
  ).id
  secondId = (
    await chamber.companies.create({ body: companyOf({ name: '乙公司', industry: '软件', industryTags: ['云'] }) })
  ).id
  contactId = (
    await chamber.employees.create({
      params: { companyId },
      body: { name: '王明', position: '经理', phone: '13800138000' },
    })
  ).id
})

const draft = () => ({ type: 1 as const, name: '供应链资金', content: '为制造企业提供供应链融资', companyId })
const create = (change: object = {}) => chamber.resources.create({ body: { ...draft(), ...change } })
const demand = (change: object = {}) =>
  chamber.demands.create({ body: { type: 7, name: '找资金', content: '制造企业扩产', companyId: secondId, ...change } })

describe('a resource', () => {
  test('names its company and one of its cards, is found, changed and toggled, and lies in the bin', async () => {
    const made = await create({ contactId, title: '一亿元额度', expiresAt: future })
    expect(made).toMatchObject({
      companyName: '甲公司',
      contactName: '王明',
      contactPhone: '13800138000',
      status: 0,
      offReason: '',
      filedBy: 'organisation',
      expiresAt: future,
      version: 1,
    })
    const params = { id: made.id }
    const ids = async (query: Query) => (await chamber.resources.list({ query })).items.map(({ id }) => id)
    expect(await ids({ q: '亿元' })).toEqual([made.id])
    expect(await ids({ type: '1', companyId, status: '0' })).toEqual([made.id])
    expect(await ids({ type: '2' })).toEqual([])

    expect(await chamber.resources.setStatus({ params, body: { status: 1 } })).toMatchObject({
      status: 1,
      offReason: 'byHand',
    })
    expect(await ids({ status: '0' })).toEqual([])
    expect(await ids({ offReason: 'byHand' })).toEqual([made.id])
    expect(await chamber.resources.setStatus({ params, body: { status: 0 } })).toMatchObject({
      status: 0,
      offReason: '',
    })

    const [record] = (await chamber.audit.list({ query: { action: 'resources.setStatus' } })).items
    expect(record?.changes[0]).toMatchObject({ before: { off_reason: 'byHand' }, after: { off_reason: '' } })

    await chamber.resources.delete({ params })
    expect(await codeOf(chamber.resources.show({ params }))).toBe('request.not_found')
    await chamber.recycleBin.restore({ params: { kind: 'resources', id: made.id }, body: {} })
    expect(await chamber.resources.show({ params })).toMatchObject({ contactName: '王明' })
    await chamber.resources.delete({ params })
  })

  test('goes off the shelf by itself, and on again only with another expiry', async () => {
    const made = await create({ expiresAt: '2026-01-01T00:00:00.000Z' })
    const params = { id: made.id }
    expect(made).toMatchObject({ status: 1, offReason: 'expired' })
    expect(await codeOf(chamber.resources.setStatus({ params, body: { status: 0 } }))).toBe('shelf.expired')
    const body = { ...draft(), expiresAt: future }
    expect(await chamber.resources.update({ params, query: { version: 1 }, body })).toMatchObject({ status: 0 })
    await chamber.resources.delete({ params })
  })

  test('hidden after a report is put back by the administrator alone', async () => {
    const { id } = await create()
    const params = { id }
    await pool.query(`update resources set off_reason = 'reported' where id = $1`, [id])
    const clerk = server.as((await addClerk(server.database, 'chamberAdmin', [], { business: true })).headers)
    for (const status of [0, 1] as const)
      expect(await codeOf(clerk.resources.setStatus({ params, body: { status } }))).toBe('shelf.reported')
    expect(await codeOf(clerk.resources.openLink({ params }))).toBe('session.forbidden')
    expect(await chamber.resources.setStatus({ params, body: { status: 0 } })).toMatchObject({ status: 0 })
    await clerk.resources.delete({ params })
  })

  test('is of a company of the chamber, and its contact one of that company', async () => {
    const foreign = (await other.companies.create({ body: companyOf() })).id
    for (const id of [foreign, 'x', '0199aa00-0000-7000-8000-000000000001'])
      expect((await problemOf(create({ companyId: id }))).errors).toEqual({
        companyId: { code: 'companies.unknown', params: {} },
      })
    for (const change of [{ contactId, companyId: secondId }, { contactId: 'x' }, { contactId: foreign }])
      expect((await problemOf(create(change))).errors.contactId?.code).toBe('shelf.contact_unknown')
    expect(await other.resources.list({ query: { companyId } })).toEqual({ items: [], total: 0 })
  })

  test('goes with its company and comes back with it, its contact too; a card that goes leaves it', async () => {
    const company = await chamber.companies.create({ body: companyOf() })
    const of = { companyId: company.id }
    const card = await chamber.employees.create({
      params: of,
      body: { name: '李', position: '经理', phone: '13800138001' },
    })
    const made = await create({ ...of, contactId: card.id })
    const params = { id: made.id }
    await chamber.companies.delete({ params: of })
    expect(await codeOf(chamber.resources.show({ params }))).toBe('request.not_found')
    await chamber.recycleBin.restore({ params: { kind: 'companies', id: company.id }, body: {} })
    expect(await chamber.resources.show({ params })).toMatchObject({ contactId: card.id })
    await chamber.employees.delete({ params: { employeeId: card.id } })
    expect(await chamber.resources.show({ params })).toMatchObject({ contactId: '', contactName: '' })
    await chamber.companies.delete({ params: of })
  })
})

describe('matches', () => {
  test('are demands of the same subject, on the shelf, of other companies, the closest first, with why', async () => {
    const one = await create()
    const near = await demand({ name: '供应链融资', content: '制造业扩产需要供应链融资' })
    const far = await demand({ name: '过桥', content: '短期周转' })
    await demand({ companyId })
    await demand({ type: 8 })
    const off = await demand({ name: '供应链' })
    await chamber.demands.setStatus({ params: { id: off.id }, body: { status: 1 } })
    const { items } = await chamber.resources.matches({ params: { id: one.id } })
    expect(items.map(({ id }) => id)).toEqual([near.id, far.id])
    expect(items[0]).toMatchObject({ companyName: '乙公司', tags: ['云'], isSameIndustry: true })
    expect(items[0]?.words).toEqual(expect.arrayContaining(['供应链融资']))
    const back = await chamber.demands.matches({ params: { id: near.id } })
    expect(back.items.map(({ id }) => id)).toEqual([one.id])
    expect(await codeOf(other.resources.matches({ params: { id: one.id } }))).toBe('request.not_found')
  })
})

describe('files', () => {
  test('import names companies, refuses rows without one, and is undone', async () => {
    const content =
      '名称,所属企业,类型,内容,到期时间\n云计算,甲公司,技术,提供云计算,2036-01-01T00:00:00Z\n无主,没有的公司,技术,x,\n错类,甲公司,房子,x,\n'
    const start = await chamber.resources.import(
      { query: { fileName: '资源.csv' }, body: Buffer.from(content) },
      { timeout: 0 },
    )
    const run = await finished(chamber, start.id)
    expect(run).toMatchObject({ kind: 'resources.import', status: 'done', created: 1, bad: 2 })
    const text = await (await chamber.resources.export({ query: { q: '云计算' } }, { timeout: 0 })).text()
    expect(text).toContain('云计算,甲公司,技术,,提供云计算,2036-01-01 08:00')
    await importFile(other, '企业名称,行业,行业标签\n甲公司,教育,教育\n')
    const again = await other.resources.import(
      { query: { fileName: 'r.csv' }, body: Buffer.from(text) },
      { timeout: 0 },
    )
    expect(await finished(other, again.id)).toMatchObject({ created: 1, bad: 0 })
    const undone = await chamber.operations.undo({ params: { operationId: run.id } })
    expect(await finished(chamber, undone.id)).toMatchObject({ deleted: 1, bad: 0 })
  })
})

describe('the public page', () => {
  test('shows what is on the shelf to whoever has the token, and nothing while it is off', async () => {
    const { id } = await create({ name: '公开资源' })
    const params = { id }
    const { url } = await chamber.resources.openLink({ params })
    const token = url.split('/').at(-1) ?? ''
    const visit = () => server.fetch(`/p/${token}/resource`)
    expect(await (await visit()).json()).toMatchObject({ name: '公开资源', companyName: '甲公司', type: 1 })
    expect(await (await server.fetch(`/p/${token}`)).text()).toContain('公开资源 · 甲公司')
    expect((await server.fetch(`/p/${token}/demand`)).status).toBe(404)
    await chamber.resources.setStatus({ params, body: { status: 1 } })
    expect((await visit()).status).toBe(404)
    await chamber.resources.setStatus({ params, body: { status: 0 } })
    await chamber.resources.closeLink({ params })
    expect((await visit()).status).toBe(404)
  })
})
