import { afterAll, expect, test } from 'vitest'
import { companyOf } from '../testing/owned-rows.ts'
import { phoneAt } from '../testing/phone.ts'
import { codeOf } from '../testing/problem-of.ts'
import { pngOf } from '../testing/png-of.ts'
import { tusClient } from '../testing/tus-client.ts'
import { startTestServer } from '../testing/test-server.ts'

// Without a gateway the link alone binds.
const server = await startTestServer({ runs: false, demo: false })
afterAll(() => server.stop())
const chamber = server.as('chamberAdmin')
const stranger = phoneAt(server)
const tokenOf = (url: string) => url.split('/p/')[1] ?? ''

async function bound(companyId: string, name: string, phone: string) {
  const params = { companyId }
  const card = await chamber.employees.create({ params, body: { name, position: '经理', phone, avatar: '' } })
  const { url } = await chamber.employeeBindings.issue({ params: { employeeId: card.id } })
  const browser = phoneAt(server)
  const { body } = await browser.call('POST', `/p/${tokenOf(url)}/binding`)
  await browser.call('POST', `/p/my/${String(body['ref'])}/binding/card`, {})
  return { card, browser }
}

test('a company shows itself, and of its people and offers those that are public themselves', async () => {
  const company = await chamber.companies.create({
    body: { ...companyOf(), website: 'https://yunfan.example', introduction: '云帆做软件。' },
  })
  const params = { id: company.id }
  const { url } = await chamber.companies.openLink({ params })
  const path = `/p/${tokenOf(url)}/company`
  const empty = { cards: [], resources: [], demands: [] }
  const first = await stranger.call('GET', path)
  expect(first).toMatchObject({ status: 200, body: { name: company.name, introduction: '云帆做软件。', ...empty } })
  for (const hidden of ['id', 'version', 'abnormal', 'informationIntegrity', 'addedBy'])
    expect(Object.keys(first.body)).not.toContain(hidden)

  const shown = await bound(company.id, '王明', '13911120001')
  await bound(company.id, '无链接', '13911120002')
  const unbound = await chamber.employees.create({
    params: { companyId: company.id },
    body: { name: '未绑定', position: '经理', phone: '13911120003', avatar: '' },
  })
  await chamber.employees.openLink({ params: { id: unbound.id } })
  const card = await chamber.employees.openLink({ params: { id: shown.card.id } })
  const draft = { title: '', content: '可试点', companyId: company.id, contactId: shown.card.id, expiresAt: '' }
  const resource = await chamber.resources.create({ body: { ...draft, name: '视觉检测', type: 4 } })
  await chamber.resources.create({ body: { ...draft, name: '没有链接', type: 4 } })
  const offered = await chamber.resources.openLink({ params: { id: resource.id } })
  const cards = [{ path: new URL(card.url).pathname, name: '王明', position: '', avatar: '' }]
  const resources = [{ path: new URL(offered.url).pathname, name: '视觉检测', type: 4 }]
  expect((await stranger.call('GET', path)).body).toMatchObject({ cards, resources, demands: [] })
  // Whoever has a bound card sees what is opened to those.
  const member = await shown.browser.call('GET', path)
  expect(member.body).toMatchObject({ cards: [{ name: '王明', position: '经理' }] })
  expect(JSON.stringify(member.body)).not.toContain('13911120001')

  await chamber.employeeBindings.unbind({ params: { employeeId: shown.card.id } })
  await chamber.resources.setStatus({ params: { id: resource.id }, body: { status: 1 } })
  expect((await stranger.call('GET', path)).body).toMatchObject(empty)

  const html = await (await stranger.get(`/p/${tokenOf(url)}`)).text()
  expect(html).toContain('og:description" content="云帆做软件。"')
  await chamber.companies.delete({ params: { companyId: company.id } })
  expect(await stranger.call('GET', path)).toMatchObject({ status: 404, body: { code: 'request.not_found' } })
})

test('the page of a company is for its own chamber to open', async () => {
  const company = await chamber.companies.create({ body: companyOf() })
  const other = server.as('otherChamberAdmin')
  expect(await codeOf(other.companies.openLink({ params: { id: company.id } }))).toBe('request.not_found')
})

test('its products come with their pictures, which are read without a login', async () => {
  const image = await tusClient(server, 'chamberAdmin').whole(pngOf(640), { slot: 'productImage', name: 'a.png' })
  const product = { link: 'https://yunfan.example/aps', time: '2024-03-01', description: '自动排产' }
  const company = await chamber.companies.create({
    body: {
      ...companyOf(),
      products: [
        { ...product, name: '云帆排产', image },
        { ...product, name: '别处的图', image: 'https://elsewhere.example/a.png' },
      ],
    },
  })
  const { url } = await chamber.companies.openLink({ params: { id: company.id } })
  const { body } = await stranger.call('GET', `/p/${tokenOf(url)}/company`)
  const [first, second] = body['products'] as { name: string; time: string; image: string }[]
  expect(first).toMatchObject({ ...product, name: '云帆排产' })
  expect((await stranger.get(first?.image ?? '')).status).toBe(200)
  expect(second?.image).toBe('')
})

test('a resource names its contact while their card is bound and has a page', async () => {
  const company = await chamber.companies.create({ body: companyOf() })
  const { card, browser } = await bound(company.id, '王明', '13911120011')
  const { id } = await chamber.resources.create({
    body: {
      type: 4,
      name: '视觉检测',
      title: '',
      content: '可试点',
      companyId: company.id,
      contactId: card.id,
      expiresAt: '',
    },
  })
  const { url } = await chamber.resources.openLink({ params: { id } })
  const contactFor = async (person: typeof stranger) =>
    (await person.call('GET', `/p/${tokenOf(url)}/resource`)).body['contact']
  expect(await contactFor(stranger)).toBeNull()
  const page = await chamber.employees.openLink({ params: { id: card.id } })
  const path = new URL(page.url).pathname
  expect(await contactFor(stranger)).toEqual({ path, name: '王明', position: '', avatar: '' })
  expect(await contactFor(browser)).toMatchObject({ position: '经理' })
  const html = await (await stranger.get(`/p/${tokenOf(url)}`)).text()
  expect(html).toContain('王明')
  expect(html).not.toContain('13911120011')

  await chamber.employees.closeLink({ params: { id: card.id } })
  expect(await contactFor(stranger)).toBeNull()
  await chamber.employees.openLink({ params: { id: card.id } })
  await chamber.employeeBindings.unbind({ params: { employeeId: card.id } })
  expect(await contactFor(stranger)).toBeNull()
})
