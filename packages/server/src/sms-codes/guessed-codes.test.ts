import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { codeRules } from '@icss/core/sms-codes/sms-code.ts'
import { boundEmployee, cardPhone } from '../testing/bound-employee.ts'
import { inHours } from '../testing/in-hours.ts'
import { keptCode } from '../testing/kept-code.ts'
import { phoneAt } from '../testing/phone.ts'
import { startTestServer } from '../testing/test-server.ts'

/*
 * A hundred wrong codes at each public form of a chamber that asks for one; binding a card is
 * employee-bindings.test.ts.
 */
const server = await startTestServer({ runs: false, trustProxy: (_, hop) => hop < 1 })
afterAll(() => server.stop())
const { system } = server.database
const chamber = server.as('chamberAdmin')
const { channel } = await chamber.sessions.show({})

beforeEach(async () => {
  for (const table of ['sms_phones', 'login_failures', 'call_counts'])
    await system.execute(sql.raw(`delete from ${table}`))
})

const pathOf = ({ url }: { url: string }) => url.slice(url.indexOf('/p/'))
const codeFor = (phone: string) => keptCode(server, phone)
const guest = { name: '欧阳娜', company: '云帆软件' }

/** A form that a code is given to: where it is sent, what stands beside it, and how much has come of it. */
const forms = {
  async joining() {
    const path = pathOf(await chamber.joinPages.openLink({ params: { id: channel.id } }))
    const [browser, phone] = [phoneAt(server), cardPhone()]
    const beside = { name: `猜码${phone}`, industry: '金融业', applicant: '欧阳娜' }
    const made = async () => (await chamber.joinRequests.list({ query: {} })).total
    return { browser, phone, askAt: `${path}/join/code`, giveAt: `${path}/join`, beside, made }
  },
  async 'signing up'() {
    const { id } = await chamber.activities.create({
      body: {
        title: '年会',
        place: '深圳',
        headImage: 'https://example.cn/a.jpg',
        startAt: inHours(24),
        endAt: inHours(27),
        publisher: '秘书处',
        company: '商会',
        contact: '王明',
        content: '参观',
        takesSignUps: true,
        requireCode: true,
      },
    })
    const path = `${pathOf(await chamber.activities.openLink({ params: { id } }))}/sign-up`
    const [browser, phone] = [phoneAt(server), cardPhone()]
    const made = async () => (await chamber.signUps.list({ params: { activityId: id }, query: {} })).total
    return { browser, phone, askAt: `${path}/code`, giveAt: path, beside: guest, made }
  },
  async 'logging in to the own card again'() {
    const { browser, phone, ref, card } = await boundEmployee(server, 'chamberAdmin', { codeTo: codeFor })
    await system.execute(sql`delete from sms_phones`)
    await system.execute(sql`update public_sessions set expires_at = now() where thing_id = ${card.id}`)
    const own = `/p/my/${ref}/employee`
    const made = async () =>
      (await chamber.employeeBindings.listPublicSessions({ params: { employeeId: card.id } })).total
    return { browser, phone, askAt: `${own}/code`, giveAt: `${own}/renewal`, beside: {}, made }
  },
}

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test.each(Object.entries(forms).flatMap(([name, form]) => [1, 100].map((addresses) => ({ name, form, addresses }))))(
  'of 100 wrong codes at once for $name, from $addresses addresses, five are looked at, and the right one behind them is none',
  async ({ form, addresses }) => {
    const { browser, phone, askAt, giveAt, beside, made } = await form()
    const before = await made()
    expect((await browser.call('POST', askAt, { phone })).status).toBe(200)
    const code = await codeFor(phone)
    expect(code).toHaveLength(6)
    const guesses = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        browser.call(
          'POST',
          giveAt,
          { ...beside, phone, code: other(code) },
          {
            'x-forwarded-for': `198.51.100.${i % addresses}`,
          },
        ),
      ),
    )
    const looked = guesses.filter(({ status }) => status === 422)
    expect(looked.length).toBeLessThanOrEqual(codeRules.tries - 1)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(100 - looked.length)
    await system.execute(sql`delete from call_counts`)
    const right = await browser.call('POST', giveAt, { ...beside, phone, code })
    expect(right).toMatchObject({ status: 429, body: { code: 'sms_code.locked' } })
    await system.execute(sql`delete from sms_phones`)
    expect(await browser.call('POST', askAt, { phone })).toMatchObject({ body: { code: 'sms_code.locked' } })
    expect(await made()).toBe(before)
  },
)
