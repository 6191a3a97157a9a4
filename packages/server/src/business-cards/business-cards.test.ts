import { afterAll, expect, test } from 'vitest'
import { flags } from '@icss/core/permissions/flags.ts'
import { addClerk } from '../testing/clerks.ts'
import { finished } from '../testing/import-file.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ trustProxy: (_, hop) => hop < 1 })
afterAll(() => server.stop())
const main = server.as('mainAdmin')
const other = server.as('otherMainAdmin')

const draft = {
  name: '周文',
  position: '会长',
  company: '软件商会',
  phone: '13812345670',
  email: 'zhou@example.cn',
  address: '深圳市南山区; 科技园',
  introduction: '第一行\n第二行',
  links: [{ name: '官网', url: 'https://www.example.cn/a,b' }],
}

async function linked() {
  const { id } = await main.businessCards.create({ body: draft })
  const of = { params: { id } }
  const { url } = await main.businessCards.openLink(of)
  return { ...of, page: new URL(url).pathname }
}
const at = async (path: string, method = 'GET') => {
  const answer = await server.fetch(path, { method, headers: { 'x-forwarded-for': '10.7.0.1' } })
  const text = await answer.text()
  return { status: answer.status, text, type: answer.headers.get('content-type') }
}
const shown = async (page: string) => JSON.parse((await at(`${page}/business-card`)).text) as Record<string, unknown>

test('cards are kept in their order, found by any of their words, and written by who manages accounts', async () => {
  const [first, second] = [
    await main.businessCards.create({ body: { ...draft, name: '后', serialNumber: 9001 } }),
    await main.businessCards.create({ body: { ...draft, name: '前', position: '独一秘书', serialNumber: 9000 } }),
  ]
  const { items } = await main.businessCards.list({ query: { sort: '-serialNumber', pageSize: 20 } })
  expect(items.slice(0, 2).map(({ id }) => id)).toEqual([first.id, second.id])
  expect((await main.businessCards.list({ query: { q: '独一' } })).items.map(({ id }) => id)).toEqual([second.id])
  expect((await other.businessCards.list({ query: {} })).items).toEqual([])

  const allButOne = flags.map((flag) => flag !== 'accountManagement')
  const reader = server.as((await addClerk(server.database, 'mainAdmin', allButOne)).headers)
  expect((await reader.businessCards.show({ params: { id: first.id } })).phone).toBe(draft.phone)
  const refused = [
    reader.businessCards.create({ body: draft }),
    reader.businessCards.update({ params: { id: first.id }, query: { version: 1 }, body: draft }),
    reader.businessCards.setStatus({ params: { id: first.id }, body: { status: 'off' } }),
    reader.businessCards.openLink({ params: { id: first.id } }),
    reader.businessCards.delete({ params: { id: first.id } }),
  ]
  expect(new Set(await Promise.all(refused.map(codeOf)))).toEqual(new Set(['session.forbidden']))
})

test('its page shows a card while it is on, hides the phone until it is asked for, and counts who reads it', async () => {
  const { page, ...of } = await linked()
  expect(await shown(page)).toEqual({
    channelName: expect.any(String) as string,
    ...draft,
    weChat: '',
    avatar: '',
    phone: '138****5670',
  })
  expect(JSON.parse((await at(`${page}/business-card/phone`, 'POST')).text)).toEqual({ phone: draft.phone })
  const document = await at(page)
  expect(document.text).toContain('<title>周文 · 软件商会</title>')
  expect(document.text).not.toContain(draft.phone)

  // A GET counts nothing: link scanners send it, too.
  expect((await main.businessCards.show(of)).views).toBe(0)
  const { version } = await main.businessCards.show(of)
  const { total: recorded } = await main.audit.list({ query: {} })
  await Promise.all(Array.from({ length: 20 }, () => at(`${page}/business-card/views`, 'POST')))
  expect(await main.businessCards.show(of)).toMatchObject({ views: 20, version })
  expect((await main.audit.list({ query: {} })).total).toBe(recorded)

  await main.businessCards.setStatus({ ...of, body: { status: 'off' } })
  for (const [path, method] of [
    ['', 'GET'],
    ['/business-card', 'GET'],
    ['/business-card/phone', 'POST'],
    ['/business-card/vcard', 'GET'],
  ] as const)
    expect({ path, status: (await at(page + path, method)).status }).toEqual({ path, status: 404 })
  await at(`${page}/business-card/views`, 'POST')
  expect((await main.businessCards.show(of)).views).toBe(20)

  await main.businessCards.setStatus({ ...of, body: { status: 'on' } })
  expect((await at(page)).status).toBe(200)
  await main.businessCards.delete(of)
  expect((await at(page)).status).toBe(404)
})

test('a phone takes the card into its contacts, with all that it says', async () => {
  const { page } = await linked()
  const { text, type } = await at(`${page}/business-card/vcard`)
  expect(type).toBe('text/vcard; charset=utf-8')
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:周文;;;;',
    'FN:周文',
    'ORG:软件商会',
    'TITLE:会长',
    'TEL;TYPE=CELL:13812345670',
    'EMAIL;TYPE=INTERNET:zhou@example.cn',
    String.raw`ADR;TYPE=WORK:;;深圳市南山区\; 科技园;;;;`,
    'URL:https://www.example.cn/a,b',
    String.raw`NOTE:第一行\n第二行`,
    'END:VCARD',
    '',
  ])
})

test('cards come in from a table with their links, and go out as they came', async () => {
  const header = '姓名,职务,公司,手机号,邮箱,链接'
  const row = '欧阳,秘书长,商会,13912345678,,官网|https://www.example.cn'
  const { id } = await main.businessCards.import(
    { query: { fileName: '名片.csv' }, body: Buffer.from(`${header}\n${row}\n,,,1,,\n`) },
    { timeout: 0 },
  )
  expect(await finished(main, id)).toMatchObject({ status: 'done', created: 1, bad: 1 })
  const { items } = await main.businessCards.list({ query: { q: '欧阳' } })
  const links = [{ name: '官网', url: 'https://www.example.cn' }]
  expect(items).toMatchObject([{ name: '欧阳', status: 'on', serialNumber: 0, links }])
  const exported = await server.fetch('/api/v1/business-cards/export?q=欧阳', { who: 'mainAdmin' })
  expect(await exported.text()).toContain('欧阳,秘书长,商会,13912345678,,,,,,官网|https://www.example.cn,0,启用,0,')
})
