import { afterAll, expect, test } from 'vitest'
import { bindCard, boundEmployee } from '../testing/bound-employee.ts'
import { meanwhile } from '../testing/meanwhile.ts'
import { channelIdOf } from '../testing/people.ts'
import { phoneAt } from '../testing/phone.ts'
import { startTestServer } from '../testing/test-server.ts'

// Without a gateway the link alone binds.
const server = await startTestServer({ runs: false, demo: false })
afterAll(() => server.stop())
const { pool } = server.database
const chamber = server.as('chamberAdmin')

const needed = { status: 401, body: { code: 'public_session.needed' } }
const gone = { status: 404, body: { code: 'request.not_found' } }

type Employee = Awaited<ReturnType<typeof boundEmployee>>

const throughTheBin = {
  card: async ({ card }: Employee) => {
    await chamber.employees.delete({ params: { employeeId: card.id } })
    await chamber.recycleBin.restore({ params: { kind: 'employees', id: card.id }, body: {} })
  },
  company: async ({ company }: Employee) => {
    await chamber.companies.delete({ params: { companyId: company.id } })
    await chamber.recycleBin.restore({ params: { kind: 'companies', id: company.id }, body: {} })
  },
}

test.each(['card', 'company'] as const)(
  'what led into a card ends with its %s, and no restore opens it',
  async (of) => {
    const employee = await boundEmployee(server)
    const params = { employeeId: employee.card.id }
    const { url } = await chamber.employeeBindings.issue({ params })
    const token = url.slice(url.lastIndexOf('/') + 1)
    const tab = phoneAt(server)
    const { ref } = (await tab.call('POST', `/p/${token}/binding`)).body
    const page = (await chamber.employees.openLink({ params: { id: employee.card.id } })).url

    await throughTheBin[of](employee)
    expect(await employee.call('GET', 'employee')).toMatchObject(needed)
    expect(await tab.call('POST', `/p/my/${String(ref)}/binding/card`, {})).toMatchObject(needed)
    expect(await tab.call('POST', `/p/${token}/binding`)).toMatchObject(gone)
    expect((await chamber.employeeBindings.listPublicSessions({ params })).items).toEqual([])

    // The card is as it was, its own page too; whoever owns it comes in by a new link.
    expect(await chamber.employees.show({ params })).toMatchObject({ bound: true, phone: employee.phone })
    expect((await tab.get(page.slice(page.indexOf('/p/')))).status).toBe(200)
    const again = await bindCard(server, 'chamberAdmin', employee.card)
    expect((await again.call('GET', 'employee')).body).toMatchObject({ name: '欧阳娜' })
  },
)

test.each(['card', 'company'] as const)(
  'whoever binds a card while its %s is deleted is not in it once that is back',
  async (of) => {
    const employee = await boundEmployee(server)
    await meanwhile(
      pool,
      async (client) => {
        await client.query('select from employees where id = $1 for no key update', [employee.card.id])
        await client.query(
          `insert into public_sessions (hash, id, channel_id, kind, thing_id, expires_at)
         values ($1, gen_random_uuid(), $2, 'employee', $3, now() + interval '1 hour')`,
          [employee.card.id, channelIdOf('chamberAdmin'), employee.card.id],
        )
      },
      () => throughTheBin[of](employee),
    )
    const params = { employeeId: employee.card.id }
    expect((await chamber.employeeBindings.listPublicSessions({ params })).items).toEqual([])
  },
)
