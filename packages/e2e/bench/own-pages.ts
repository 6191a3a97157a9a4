import { Phone } from './phone.ts'
import type { Product } from './product.ts'
import { type BenchSession, openSession } from './session.ts'

const [offered, looked] = ['13811119101', '13811119102'] as const

/** Pages of one person: a bound card, an introduction and a desk, all of them on one phone that has come to each. */
export async function openOwnPages(product: Product, { call }: BenchSession) {
  const phone = new Phone()
  const provider = await openSession({ ...product, account: product.accountOf('provider') })
  const made = async (path: string, body: object) => String((await call('POST', path, body))['id'])
  /** The last SMS to a phone, which the demo keeps where the provider reads them. */
  const smsTo = async (number: string) => {
    const { items } = await provider.call('GET', 'platform/deliveries?pageSize=50')
    return (items as { target: string; content: string }[]).find(({ target }) => target === number)?.content ?? ''
  }
  const opened = async (address: string, body: object = {}) => {
    const { status, ref } = await phone.send(new URL(address, product.origin), body)
    if (status !== 200) throw new Error(`${address} answered ${status}.`)
    return new URL(`/p/my/${ref}`, product.origin).href
  }
  const side = async (name: string, number: string) => {
    const companyId = await made('companies', { name, industry: '教育', industryTags: ['教育'] })
    const card = { name: '东方云', position: '经理', phone: number, avatar: '' }
    return { companyId, contactId: await made(`companies/${companyId}/employees`, card) }
  }
  const [offering, looking] = [await side('云上咨询有限公司', offered), await side('求索科技有限公司', looked)]
  const shelved = { title: '长期有效', content: '可先做小批量试点。', expiresAt: '' }
  const resourceId = await made('resources', { ...shelved, ...offering, type: 6, name: '数字化咨询' })
  const demandId = await made('demands', { ...shelved, ...looking, type: 12, name: '找数字化咨询' })
  await made('introductions', { resourceId, demandId })
  const introduced = /\/p\/[\w-]{22}/.exec(await smsTo(offered))?.[0] ?? ''

  const { url: bindingLink } = await call('POST', `employees/${looking.contactId}/binding-link`)
  const binding = await opened(`${String(bindingLink)}/binding`)
  await phone.send(`${binding}/binding/code`, { phone: looked })
  const code = /\d{6}/.exec(await smsTo(looked))?.[0] ?? ''

  const now = Date.now()
  const meeting = await made('meetings', {
    name: '会员大会',
    address: '会展中心',
    startAt: new Date(now + 3_600_000).toISOString(),
    endAt: new Date(now + 7_200_000).toISOString(),
  })
  const { url: deskLink } = await call('POST', `meetings/${meeting}/desk-helpers`, { name: '签到志愿者' })
  const pages = {
    introduction: await opened(`${introduced}/introduction`),
    'own card': await opened(`${binding}/binding/card`, { phone: looked, code }),
    desk: await opened(`${String(deskLink)}/desk`),
  }
  return Object.entries(pages).map(([name, address]) => ({ name, address, script: 95, cookie: phone.cookie }) as const)
}
