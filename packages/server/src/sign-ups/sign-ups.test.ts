import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { inHours } from '../testing/in-hours.ts'
import { type Phone, phoneAt } from '../testing/phone.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const { system } = server.database
const chamber = server.as('chamberAdmin')
const other = server.as('otherChamberAdmin')
const provider = server.as('provider')

let counter = 0
const newPhone = () => `139${String(10_000_000 + (counter += 1))}`

beforeEach(async () => {
  await system.execute(sql`delete from sms_phones`)
  await system.execute(sql`delete from call_counts`)
})

const draft = {
  title: '走进前海智能物流',
  place: '前海',
  headImage: 'https://example.cn/a.jpg',
  startAt: inHours(24),
  endAt: inHours(27),
  publisher: '秘书处',
  company: '商会',
  contact: '王明',
  content: '参观',
  takesSignUps: true,
  signUpLimit: 1,
}

/** An activity that people sign up for at its public page. */
async function held(change: object = {}) {
  const activity = await chamber.activities.create({ body: { ...draft, ...change } })
  const { id: activityId } = activity
  const { url } = await chamber.activities.openLink({ params: { id: activityId } })
  const path = url.slice(url.indexOf('/p/'))
  const signUp = (phone: Phone, body: object) => phone.call('POST', `${path}/sign-up`, body)
  const listed = async () => (await chamber.signUps.list({ params: { activityId }, query: {} })).items
  return { activity, activityId, path, signUp, listed }
}

const ownOf = (phone: Phone, ref: unknown) => phone.call('GET', `/p/my/${String(ref)}/sign-up`)
const cancel = (phone: Phone, ref: unknown) => phone.call('POST', `/p/my/${String(ref)}/sign-up/cancellation`)
const refused = (code: string) => ({ status: 409, body: { code } })
const sentTo = async (phone: string) => {
  const { items } = await provider.platformWebhooks.listDeliveries({ query: { pageSize: 50 } })
  return items.filter(({ target }) => target === phone).map(({ content }) => content)
}
const guest = (change: object = {}) => ({ name: '欧阳娜', phone: newPhone(), company: '云帆软件', ...change })

test('somebody signs up, sees it on their phone, and cancels it by its link from another one', async () => {
  const { path, signUp, listed, activityId } = await held({ signUpLimit: 0 })
  const phone = phoneAt(server)
  const page = await phone.get(path)
  expect([page.status, page.headers.getSetCookie()]).toEqual([200, []])
  const body = guest()
  const { status, body: opened } = await signUp(phone, body)
  expect(status).toBe(200)
  const own = await ownOf(phone, opened['ref'])
  expect(own.body).toMatchObject({ title: draft.title, name: '欧阳娜', state: 'confirmed', mayCancel: true, ahead: 0 })
  expect(own.body['activityPath']).toBe(path)
  expect(await phone.call('GET', `${path}/activity`)).toMatchObject({
    body: { signUp: { own: opened['ref'], left: null } },
  })
  expect(await (await phone.get(`/p/my/${String(opened['ref'])}/sign-up/calendar`)).text()).toContain('BEGIN:VEVENT')
  // Nobody has proved that the phone is theirs: it gets no SMS.
  expect(await sentTo(body.phone)).toEqual([])
  expect(await listed()).toMatchObject([{ name: '欧阳娜', phone: body.phone, state: 'confirmed' }])

  const another = phoneAt(server, '192.0.2.9')
  const url = String(own.body['url'])
  const link = url.slice(url.indexOf('/p/'))
  // A GET, which scanners of links make, cancels nothing.
  expect((await another.get(link)).status).toBe(200)
  const entered = await another.call('POST', `${link}/signUp`)
  expect(await cancel(another, entered.body['ref'])).toMatchObject({ status: 200, body: { state: 'cancelled' } })
  expect(await cancel(another, entered.body['ref'])).toMatchObject({ status: 200, body: { state: 'cancelled' } })
  expect(await chamber.activities.show({ params: { id: activityId } })).toMatchObject({ confirmed: 0 })
  // And may come back, as another sign-up.
  expect((await signUp(another, body)).status).toBe(200)
  expect((await ownOf(phone, opened['ref'])).status).toBe(401)
})

test('of 200 who sign up at once for the last place one gets it, and the others are offered the waiting list', async () => {
  const { signUp, listed } = await held()
  const guests = Array.from({ length: 200 }, (_, n) => ({ phone: phoneAt(server, `192.0.2.${n}`), body: guest() }))
  const answers = await Promise.all(guests.map(({ phone, body }) => signUp(phone, body)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body['code'] === 'sign_up.full_waiting')).toHaveLength(199)
  expect(await listed()).toHaveLength(1)
  const late = guests.slice(0, 3).filter((_, n) => answers[n]?.status !== 200)
  for (const { phone, body } of late) expect((await signUp(phone, { ...body, waits: true })).status).toBe(200)
  expect((await listed()).filter(({ state }) => state === 'waiting')).toHaveLength(late.length)
})

test('who waits moves up in order when a place becomes free: by cancelling, deleting, or a higher limit', async () => {
  const { activity, signUp, listed, activityId } = await held()
  const phones = Array.from({ length: 5 }, () => ({ phone: phoneAt(server), body: guest() }))
  const refs: unknown[] = []
  for (const { phone, body } of phones) refs.push((await signUp(phone, { ...body, waits: true })).body['ref'])
  const states = async () => (await listed()).map(({ state }) => state)
  expect(await states()).toEqual(['confirmed', 'waiting', 'waiting', 'waiting', 'waiting'])
  const own = async (n: number) => (await ownOf(phones[n]?.phone as Phone, refs[n])).body
  expect(await own(3)).toMatchObject({ state: 'waiting', ahead: 2 })
  expect(await cancel(phones[0]?.phone as Phone, refs[0])).toMatchObject({ status: 200 })
  expect(await states()).toEqual(['cancelled', 'confirmed', 'waiting', 'waiting', 'waiting'])
  expect((await sentTo(phones[1]?.body.phone ?? '')).join('\n')).toContain('已有名额')
  const second = (await listed())[1]
  await chamber.signUps.delete({ params: { signUpId: second?.id ?? '' } })
  expect(await states()).toEqual(['cancelled', 'confirmed', 'waiting', 'waiting'])
  // Nobody takes a place before those who wait.
  await chamber.activities.update({
    params: { id: activityId },
    query: { version: activity.version },
    body: { ...draft, signUpLimit: 2 },
  })
  expect(await states()).toEqual(['cancelled', 'confirmed', 'confirmed', 'waiting'])
  expect(await signUp(phoneAt(server), guest())).toMatchObject(refused('sign_up.full_waiting'))
  expect(await own(4)).toMatchObject({ state: 'waiting', ahead: 0 })
})

test('it is refused where it is closed, full without a waiting list, or of a phone that has signed up', async () => {
  const closed = await held({ takesSignUps: false })
  expect(await closed.signUp(phoneAt(server), guest())).toMatchObject(refused('sign_up.closed'))
  const over = await held({ signUpEndsAt: inHours(-1) })
  expect(await over.signUp(phoneAt(server), guest())).toMatchObject(refused('sign_up.closed'))
  const { signUp, activityId } = await held({ waitingList: false })
  const first = guest()
  expect((await signUp(phoneAt(server), first)).status).toBe(200)
  expect(await signUp(phoneAt(server), guest({ waits: true }))).toMatchObject(refused('sign_up.full'))
  expect(await signUp(phoneAt(server), first)).toMatchObject(refused('sign_up.phone_taken'))
  expect(await signUp(phoneAt(server), { name: '', phone: '12' })).toMatchObject({
    status: 422,
    body: { errors: { name: { code: 'rule.required' }, phone: { code: 'rule.mobile' } } },
  })
  // The chamber adds people beyond the limit, and each phone once.
  const params = { activityId }
  const added = await chamber.signUps.create({ params, body: guest() })
  expect(added.state).toBe('confirmed')
  const { name, phone } = first
  expect((await problemOf(chamber.signUps.create({ params, body: { name, phone } }))).errors).toMatchObject({
    phone: { code: 'sign_up.phone_taken' },
  })
  expect(await codeOf(other.signUps.list({ params, query: {} }))).toBe('request.not_found')
  expect(await codeOf(other.signUps.delete({ params: { signUpId: added.id } }))).toBe('request.not_found')
  const asked = `/api/v1/sign-ups/export?activityId=${activityId}&format=csv`
  expect(await (await server.fetch(asked, { who: 'chamberAdmin' })).text()).toContain(phone)
  expect(await (await server.fetch(asked, { who: 'otherChamberAdmin' })).text()).not.toContain(phone)
})

test('where the phone is proved, the code is kept until there is a place, and leads back to what was signed up for', async () => {
  const { path, signUp, listed } = await held({ requireCode: true })
  const take = async (phone: Phone, body: ReturnType<typeof guest>, more: object = {}) => {
    await system.execute(sql`delete from sms_phones`)
    expect((await phone.call('POST', `${path}/sign-up/code`, { phone: body.phone })).status).toBe(200)
    const code = (await sentTo(body.phone)).map((sent) => /\d{6}/.exec(sent)?.[0]).find(Boolean)
    return { code, answer: await signUp(phone, { ...body, code, ...more }) }
  }
  const [here, first] = [phoneAt(server), guest()]
  expect(await signUp(here, first)).toMatchObject({ status: 422, body: { errors: { code: {} } } })
  expect((await take(here, first)).answer.status).toBe(200)
  // What is kept of the SMS does not hold the link.
  const { rows } = await system.execute<{ content: string }>(
    sql`select content from deliveries where target = ${first.phone} and event = 'sign_up.made'`,
  )
  expect(rows).toMatchObject([{ content: expect.stringMatching(/：\*{6}$/) }])
  const [there, second] = [phoneAt(server), guest()]
  const { code, answer } = await take(there, second)
  expect(answer).toMatchObject(refused('sign_up.full_waiting'))
  expect((await signUp(there, { ...second, code, waits: true })).status).toBe(200)
  const again = await take(phoneAt(server), first)
  expect(again.answer.status).toBe(200)
  expect(await listed()).toHaveLength(2)
})

test('what has begun can no more be cancelled, and a phone of another activity sees nothing of it', async () => {
  const { signUp, activityId } = await held()
  const phone = phoneAt(server)
  const { body } = await signUp(phone, guest())
  await system.execute(sql`update activities set start_at = now() - interval '1 minute' where id = ${activityId}`)
  expect(await cancel(phone, body['ref'])).toMatchObject(refused('sign_up.started'))
  expect((await ownOf(phoneAt(server), body['ref'])).status).toBe(401)
})

test('the administrators are told when the last place is taken', async () => {
  const { activityId, signUp } = await held({ signUpLimit: 2 })
  const told = async () =>
    (await chamber.messages.list({ query: {} })).items.filter(({ thingId }) => thingId === activityId)
  await signUp(phoneAt(server), guest())
  expect(await told()).toEqual([])
  await signUp(phoneAt(server), guest())
  expect(await told()).toMatchObject([{ kind: 'signUps.full', name: draft.title, isRead: false }])
})
