import { companyOf } from './owned-rows.ts'
import { phoneAt } from './phone.ts'
import type { TestServer } from './test-server.ts'

let counter = 0

/** A bound employee on their phone, at a server without a gateway, where the link alone binds. */
export async function boundEmployee(
  server: TestServer,
  who: 'chamberAdmin' | 'otherChamberAdmin' = 'chamberAdmin',
  companyId?: string,
) {
  const client = server.as(who)
  const company = companyId
    ? await client.companies.show({ params: { companyId } })
    : await client.companies.create({ body: companyOf() })
  const phone = `139${String(10_000_000 + (counter += 1))}`
  const card = await client.employees.create({
    params: { companyId: company.id },
    body: { name: '欧阳娜', position: '经理', phone, avatar: '' },
  })
  const { url } = await client.employeeBindings.issue({ params: { employeeId: card.id } })
  const browser = phoneAt(server)
  const entered = await browser.call('POST', `/p/${url.split('/p/')[1]}/binding`)
  const { body } = await browser.call('POST', `/p/my/${String(entered.body['ref'])}/binding/card`, {})
  const ref = String(body['ref'])
  /** A call below the own page. */
  const call = (method: string, path: string, sent?: object) => browser.call(method, `/p/my/${ref}/${path}`, sent)
  return {
    company,
    card,
    phone,
    browser,
    ref,
    call,
    unbind: () => client.employeeBindings.unbind({ params: { employeeId: card.id } }),
  }
}
