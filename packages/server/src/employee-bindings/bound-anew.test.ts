import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, expect, test } from 'vitest'
import { unchosen } from '@icss/core/employees/employee.ts'
import { bindCard, boundEmployee, cardPhone } from '../testing/bound-employee.ts'
import { meanwhile } from '../testing/meanwhile.ts'
import { channelIdOf } from '../testing/people.ts'
import { phoneAt } from '../testing/phone.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import { endBindingLinks } from './binding-links.ts'

// Without a gateway the link alone binds.
const server = await startTestServer({ runs: false, demo: false })
afterAll(() => server.stop())
const { pool } = server.database
const chamber = server.as('chamberAdmin')
const stranger = phoneAt(server, '198.51.100.1')
const channelId = channelIdOf('chamberAdmin')

const everybody = { positionSeenBy: 'everybody', phoneSeenBy: 'everybody', avatarSeenBy: 'everybody' } as const
const needed = { status: 401, body: { code: 'public_session.needed' } }
const gone = { status: 404, body: { code: 'request.not_found' } }

type Employee = Awaited<ReturnType<typeof boundEmployee>>

/** The owner of a card who has opened all of it to everybody, and its public page. */
async function opened() {
  const employee = await boundEmployee(server)
  const { version } = (await employee.call('GET', 'employee')).body
  const body = { name: '欧阳娜', position: '经理', ...everybody }
  expect((await employee.call('PUT', `employee?version=${String(version)}`, body)).status).toBe(200)
  const { url } = await chamber.employees.openLink({ params: { id: employee.card.id } })
  const page = `/p/${url.split('/p/')[1]}/employee-card`
  expect((await stranger.call('GET', page)).body).toMatchObject({ position: '经理' })
  expect((await stranger.call('POST', `${page}/phone`)).body).toEqual({ phone: employee.phone })
  return { ...employee, page, params: { employeeId: employee.card.id } }
}

/** The chamber gives the card to somebody else. */
async function handOver({ params }: { readonly params: { readonly employeeId: string } }) {
  const { version, avatar } = await chamber.employees.show({ params })
  const phone = cardPhone()
  const body = { name: '陈思', position: '总监', phone, avatar }
  await chamber.employees.update({ params, query: { version }, body })
  return { id: params.employeeId, phone }
}

test('what a former owner opened is closed under the number and under the name of the next one', async () => {
  const former = await opened()
  const next = await handOver(former)
  // Nobody has opened this number, whoever is logged in at the card.
  expect(await chamber.employees.show({ params: former.params })).toMatchObject({ bound: true, ...unchosen })
  expect((await stranger.call('GET', former.page)).body).toMatchObject({ name: '陈思', position: '', phone: '' })
  expect(await stranger.call('POST', `${former.page}/phone`)).toMatchObject(gone)

  // The former owner, who is still logged in, opens it once more; the card is then bound without unbinding first.
  const { version } = (await former.call('GET', 'employee')).body
  const body = { name: '陈思', position: '总监', ...everybody }
  expect((await former.call('PUT', `employee?version=${String(version)}`, body)).status).toBe(200)
  const owner = await bindCard(server, 'chamberAdmin', next)
  expect(await former.call('GET', 'employee')).toMatchObject(needed)
  expect((await owner.call('GET', 'employee')).body).toMatchObject({ name: '陈思', phone: next.phone, ...unchosen })
  expect((await stranger.call('GET', former.page)).body).toMatchObject({ name: '陈思', position: '', phone: '' })
  expect(await stranger.call('POST', `${former.page}/phone`)).toMatchObject(gone)
})

test('whoever binds their own card anew, on another phone, has chosen already; a change of the chamber closes nothing else', async () => {
  const owner = await opened()
  const again = await bindCard(server, 'chamberAdmin', owner.card)
  expect((await again.call('GET', 'employee')).body).toMatchObject(everybody)
  const { version } = await chamber.employees.show({ params: owner.params })
  const body = { name: '欧阳娜', position: '总监', phone: owner.phone, avatar: '' }
  expect(await chamber.employees.update({ params: owner.params, query: { version }, body })).toMatchObject(everybody)
  expect((await stranger.call('GET', owner.page)).body).toMatchObject({ position: '总监' })
  await owner.unbind()
  const back = await bindCard(server, 'chamberAdmin', owner.card)
  expect((await back.call('GET', 'employee')).body).toMatchObject(unchosen)
})

/** A new link of a card, and a tab in which it is open. */
async function tabOf({ params }: { readonly params: { readonly employeeId: string } }) {
  const { url } = await chamber.employeeBindings.issue({ params })
  return tabAt(url.slice(url.lastIndexOf('/') + 1))
}

async function tabAt(token: string) {
  const browser = phoneAt(server)
  const enter = () => browser.call('POST', `/p/${token}/binding`)
  const { body } = await enter()
  return { token, enter, bind: () => browser.call('POST', `/p/my/${String(body['ref'])}/binding/card`, {}) }
}

const unbound = async (employee: Employee) => {
  await employee.unbind()
  return { params: { employeeId: employee.card.id } }
}

test.each([
  ['a newer link', (params: { employeeId: string }) => chamber.employeeBindings.issue({ params })],
  ['a revoked link', (params: { employeeId: string }) => chamber.employeeBindings.revoke({ params })],
  ['unbinding', (params: { employeeId: string }) => chamber.employeeBindings.unbind({ params })],
])('after %s a link of before, and a page that it was opened in, bind nothing', async (_, end) => {
  const { params } = await unbound(await boundEmployee(server))
  const tab = await tabOf({ params })
  await end(params)
  expect(await tab.bind()).toMatchObject(needed)
  expect(await tab.enter()).toMatchObject(gone)
  expect(await chamber.employees.show({ params })).toMatchObject({ bound: false })
})

test('of two tabs with one link one binds, and the link is dead for both', async () => {
  const { params } = await unbound(await boundEmployee(server))
  const tab = await tabOf({ params })
  const second = await tabAt(tab.token)
  const answers = await Promise.all([tab.bind(), second.bind()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
  for (const one of [tab, second]) {
    expect(await one.bind()).toMatchObject(needed)
    expect(await one.enter()).toMatchObject(gone)
  }
})

test('a page that waits while its link is ended binds nothing', async () => {
  const { params } = await unbound(await boundEmployee(server))
  const { employeeId } = params
  const tab = await tabOf({ params })
  const answer = await meanwhile(
    pool,
    async (client) => {
      await client.query('select from employees where id = $1 for no key update', [employeeId])
      await endBindingLinks(drizzle(client), channelId, [employeeId])
    },
    () => tab.bind(),
  )
  expect(answer).toMatchObject(needed)
  expect(await chamber.employees.show({ params })).toMatchObject({ bound: false })
})

test('a chamber ends and makes links of its own cards alone', async () => {
  const { params } = await unbound(await boundEmployee(server))
  const tab = await tabOf({ params })
  const other = server.as('otherChamberAdmin').employeeBindings
  for (const work of [other.issue, other.revoke, other.unbind])
    expect(await codeOf(work({ params }))).toBe('request.not_found')
  expect((await tab.bind()).status).toBe(200)
})
