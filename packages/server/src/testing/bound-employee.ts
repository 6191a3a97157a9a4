import { companyOf } from './owned-rows.ts'
import { phoneAt } from './phone.ts'
import type { TestServer } from './test-server.ts'

let counter = 0
/** A phone that no other card of these tests has. */
export const cardPhone = () => `139${String(10_000_000 + (counter += 1))}`

type Chamber = 'chamberAdmin' | 'otherChamberAdmin'

/** Binds a card on a new phone; `codeTo` answers the code that the phone gets, where the server sends codes. */
export async function bindCard(
  server: TestServer,
  who: Chamber,
  { id, phone }: { readonly id: string; readonly phone: string },
  codeTo?: (phone: string) => Promise<string>,
) {
  const { url } = await server.as(who).employeeBindings.issue({ params: { employeeId: id } })
  const browser = phoneAt(server)
  const entered = await browser.call('POST', `/p/${url.split('/p/')[1]}/binding`)
  const page = `/p/my/${String(entered.body['ref'])}/binding`
  if (codeTo) await browser.call('POST', `${page}/code`, { phone })
  const { body } = await browser.call('POST', `${page}/card`, codeTo ? { phone, code: await codeTo(phone) } : {})
  const ref = String(body['ref'])
  /** A call below the own page. */
  const call = (method: string, path: string, sent?: object) => browser.call(method, `/p/my/${ref}/${path}`, sent)
  return { browser, ref, call }
}

/** A bound employee on their phone. */
export async function boundEmployee(
  server: TestServer,
  who: Chamber = 'chamberAdmin',
  { companyId, codeTo }: { readonly companyId?: string; readonly codeTo?: (phone: string) => Promise<string> } = {},
) {
  const client = server.as(who)
  const company = companyId
    ? await client.companies.show({ params: { companyId } })
    : await client.companies.create({ body: companyOf() })
  const phone = cardPhone()
  const card = await client.employees.create({
    params: { companyId: company.id },
    body: { name: '欧阳娜', position: '经理', phone, avatar: '' },
  })
  return {
    company,
    card,
    phone,
    ...(await bindCard(server, who, card, codeTo)),
    unbind: () => client.employeeBindings.unbind({ params: { employeeId: card.id } }),
  }
}
