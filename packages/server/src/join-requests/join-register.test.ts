import { afterAll, beforeEach, expect, test } from 'vitest'
import { joinSearch } from '@icss/core/join-requests/join-request.ts'
import { registerCompany } from '@icss/core/register/register-company.ts'
import * as z from 'zod/mini'
import { registerGrams } from '../register/file-register.ts'
import { gramsOf } from '../search/grams.ts'
import { phoneAt } from '../testing/phone.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ runs: false, trustProxy: (_, hop) => hop < 1 })
afterAll(() => server.stop())
const { pool } = server.database
const chamber = server.as('chamberAdmin')
const { channel } = await chamber.sessions.show({})

const pathOf = ({ url }: { url: string }) => url.slice(url.indexOf('/p/'))
const params = { id: channel.id }
const page = pathOf(await chamber.joinPages.openLink({ params }))

const code = '91350100M000100Y43'
const companies = [
  {
    name: '深圳市亿尚智能装备有限公司',
    unifiedCreditCode: code,
    legalRepresentative: '王龘',
    industry: '制造业',
    registeredCapital: '1000万人民币',
    registeredAddress: '深圳市南山区',
    abnormal: true,
  },
  { name: '深圳市亿尚智能装备股份有限公司', legalRepresentative: '李吉' },
  { name: '深圳市亿尚智能装备有限公司第一分公司' },
  ...Array.from({ length: 40 }, (_, at) => ({ name: `甲${at}科技有限公司` })),
]

const addRegister = async () => {
  await pool.query('insert into register_state (generation, companies) values (1, $1)', [companies.length])
  for (const one of companies)
    await pool.query(
      `insert into register_companies (generation, id, name, credit_code, facts, grams)
       values (1, gen_random_uuid(), $1, $2, $3, $4)`,
      [
        one.name,
        'unifiedCreditCode' in one ? one.unifiedCreditCode : '',
        JSON.stringify(z.parse(registerCompany, one)),
        gramsOf(registerGrams, [one.name], []),
      ],
    )
}

beforeEach(() => pool.query('delete from call_counts'))

const find = (name: string, { path = page, address = '192.0.2.1' } = {}) =>
  phoneAt(server, address).call('POST', `${path}/join/company`, { name })
const namesOf = async (typed: string) =>
  ((await find(typed)).body['items'] as { name: string }[]).map(({ name }) => name)

test('without a register the page asks for nothing, and nobody is answered from one', async () => {
  expect((await phoneAt(server).call('GET', `${page}/join`)).body).toMatchObject({ hasRegister: false })
  expect(await find('深圳市亿尚智能装备有限公司')).toMatchObject({ status: 200, body: { items: [] } })
  await addRegister()
  expect((await phoneAt(server).call('GET', `${page}/join`)).body).toMatchObject({ hasRegister: true })
})

test('a whole name is answered with what fills the form in, and with nothing else of the register', async () => {
  const limited = {
    name: '深圳市亿尚智能装备有限公司',
    unifiedCreditCode: code,
    legalRepresentative: '王龘',
    industry: '制造业',
  }
  const byShares = {
    name: '深圳市亿尚智能装备股份有限公司',
    unifiedCreditCode: '',
    legalRepresentative: '李吉',
    industry: '',
  }
  expect(await find(limited.name)).toMatchObject({ status: 200 })
  expect((await find(limited.name)).body).toEqual({ items: [limited] })
  expect((await find(' 深圳市亿尚智能装备 ')).body).toEqual({ items: [limited, byShares] })
})

test.each([
  '深圳市亿尚',
  '亿尚智能装备',
  '科技有限公司',
  '有限公司',
  '甲',
  '%',
  '_',
  '深圳市亿尚%',
  code,
  `甲%科技有限公司`,
])('nobody copies the register by %s', async (typed) => {
  expect(await namesOf(typed)).toEqual([])
})

test('what is no name is refused, and what leads nowhere is answered like an unknown page', async () => {
  for (const body of [{}, { name: '' }, { name: '甲'.repeat(5000) }, { name: ['甲'] }, { name: '甲公司', limit: 10 }])
    expect((await phoneAt(server).call('POST', `${page}/join/company`, body)).status).toBe(422)
  const old = page
  await chamber.joinPages.renewLink({ params, body: { forward: false } })
  expect(await find('甲1科技有限公司', { path: old })).toMatchObject({ status: 404 })
  const home = pathOf(await chamber.chamberPages.openLink({ params }))
  expect(await find('甲1科技有限公司', { path: home })).toMatchObject({ status: 404 })
})

test('one address, and one page from many addresses, are answered so often a minute', async () => {
  const path = pathOf(await chamber.joinPages.openLink({ params }))
  const answers = async (count: number, addressOf: (at: number) => string) => {
    const all = await Promise.all(
      Array.from({ length: count }, (_, at) => find(`甲${at}科技有限公司`, { path, address: addressOf(at) })),
    )
    return all.filter(({ status }) => status === 200).length
  }
  expect(await answers(joinSearch.perAddress + 10, () => '192.0.2.7')).toBe(joinSearch.perAddress)
  await pool.query('delete from call_counts')
  expect(await answers(joinSearch.perPage + 10, (at) => `198.51.100.${at}`)).toBe(joinSearch.perPage)
  expect(await find('甲1科技有限公司', { path, address: '203.0.113.5' })).toMatchObject({
    status: 429,
    body: { code: 'request.too_many' },
  })
  // Another chamber’s page goes on.
  const other = server.as('otherChamberAdmin')
  const { channel: theirs } = await other.sessions.show({})
  const elsewhere = pathOf(await other.joinPages.openLink({ params: { id: theirs.id } }))
  expect(await find('甲1科技有限公司', { path: elsewhere, address: '203.0.113.5' })).toMatchObject({ status: 200 })
})
