import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { maxFacts, undoSeconds } from '@icss/core/desk/desk-fact.ts'
import { deskContract, type DeskList, deskListPage } from '@icss/core/desk/desk.contract.ts'
import { readDeskList } from '@icss/core/desk/read-desk-list.ts'
import { handInHours } from '@icss/core/desk/hand-in-time.ts'
import { isOpenToVisits } from '@icss/core/support-visits/may-call.ts'
import { inHours } from '../testing/in-hours.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.stop())
const main = server.as('mainAdmin')
const other = server.as('otherMainAdmin')

type Meeting = Parameters<typeof main.meetings.create>[0]['body']
const held = async (change: Partial<Meeting> = {}) => {
  const body = { name: '年会', address: '会展中心', startAt: inHours(-1), endAt: inHours(4), ...change }
  return (await main.meetings.create({ body })).id
}
const expectOne = async (meetingId: string, name: string, phone = '') =>
  (await main.participants.create({ params: { meetingId }, body: { name, phone } })).id
type Fact = Parameters<typeof main.desk.record>[0]['body']['facts'][number]
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
const signIn = (participantId: string, at = ago(0)): Fact => ({
  kind: 'signIn',
  nonce: randomUUID(),
  at,
  participantId,
})
const walkIn = (name: string, phone = '', at = ago(0)): Fact => ({
  kind: 'walkIn',
  nonce: randomUUID(),
  at,
  person: { name, phone },
})
const undo = ({ nonce }: Fact, at = ago(0)): Fact => ({ kind: 'undo', nonce: randomUUID(), at, undoes: nonce })
const handIn = (meetingId: string, facts: Fact[], { by = main, sentAt = ago(0) } = {}) =>
  by.desk.record({ params: { meetingId }, body: { sentAt, facts } })
const record = async (meetingId: string, ...facts: Fact[]) => (await handIn(meetingId, facts)).items
const listed = async (meetingId: string) =>
  (await main.participants.list({ params: { meetingId }, query: { pageSize: 100 } })).items
const refused = (code: string) => ({ outcome: 'refused', fault: { code }, participant: null })

test('somebody is signed in once by a fact, however often it is sent, and numbers go on within a batch', async () => {
  const meetingId = await held()
  const [first, second] = [await expectOne(meetingId, '欧阳娜'), await expectOne(meetingId, '王明')]
  // In the order of their times: of one moment, their names decide.
  const facts = [signIn(first, ago(3)), signIn(second, ago(2)), walkIn('来宾', '13900139000', ago(1))]
  expect(await record(meetingId, ...facts)).toMatchObject([
    { outcome: 'done', fault: null, participant: { name: '欧阳娜', number: 1, way: 'desk', entitlement: 'entitled' } },
    { outcome: 'done', participant: { name: '王明', number: 2, code: expect.stringMatching(/^\w{10,}$/) } },
    { outcome: 'done', participant: { name: '来宾', number: 3, source: 'walkIn', way: 'desk' } },
  ])
  const again = await record(meetingId, ...facts)
  expect(again.map(({ outcome }) => outcome)).toEqual(['already', 'already', 'already'])
  expect(await record(meetingId, signIn(first))).toMatchObject([{ outcome: 'already', participant: { number: 1 } }])
  expect(await listed(meetingId)).toHaveLength(3)
  const sent = signIn(await expectOne(meetingId, '同时'))
  const answers = await Promise.all(Array.from({ length: 8 }, () => record(meetingId, sent)))
  expect(answers.flat().filter(({ outcome }) => outcome === 'done')).toHaveLength(1)
  expect(await main.meetings.show({ params: { id: meetingId } })).toMatchObject({ signedIn: 4 })
})

// Seconds, and what a busy machine takes.
const isAbout = (seconds: number) => expect.toSatisfy((found: number) => found >= seconds && found < seconds + 300)

test('a fact counts as long before it came as it was made before it was sent, never before people could sign in', async () => {
  const startAt = inHours(-1)
  const meetingId = await held({ startAt })
  const hour = 3_600_000
  /** How long ago somebody was signed in whom a desk signed in at `at` and told of at `sentAt`, seconds. */
  const secondsAgo = async (at: string, sentAt: string) => {
    const fact = signIn(await expectOne(meetingId, '谁'), at)
    const { items } = await handIn(meetingId, [fact], { sentAt })
    return (Date.now() - Date.parse(items[0]?.participant?.signedInAt ?? '')) / 1000
  }
  expect(await secondsAgo(ago(900), ago(0))).toEqual(isAbout(900))
  // A clock that is an hour ahead, one that is an hour behind, and one that is set between making and sending.
  expect(await secondsAgo(inHours(1), new Date(Date.now() + hour + 900_000).toISOString())).toEqual(isAbout(900))
  expect(await secondsAgo(ago(3600), ago(2700))).toEqual(isAbout(900))
  expect(await secondsAgo(inHours(5), ago(0))).toEqual(isAbout(0))
  expect(await secondsAgo(inHours(-200), ago(0))).toEqual(isAbout(7200))
})

/** Facts as desks without a network hand them in, each desk by a request of its own. */
const cameFrom = async (meetingId: string, desks: Fact[][]) => {
  const outcomes = []
  for (const facts of desks) outcomes.push((await record(meetingId, ...facts)).map(({ outcome }) => outcome))
  const [person] = await listed(meetingId)
  return { outcomes, way: person?.way, at: person?.signedInAt }
}

test('somebody who came to two desks without a network came when the first of them says, whichever is back first', async () => {
  const stood = []
  for (const isFirstBack of [true, false]) {
    const meetingId = await held()
    const id = await expectOne(meetingId, '欧阳娜')
    const [early, late] = [signIn(id, ago(900)), signIn(id, ago(600))]
    stood.push(await cameFrom(meetingId, isFirstBack ? [[early], [late]] : [[late], [early]]))
    expect(await main.meetings.show({ params: { id: meetingId } })).toMatchObject({ signedIn: 1 })
    expect((Date.now() - Date.parse(stood.at(-1)?.at ?? '')) / 1000).toEqual(isAbout(900))
  }
  expect(stood).toMatchObject([
    { outcomes: [['done'], ['already']], way: 'desk' },
    { outcomes: [['done'], ['already']], way: 'desk' },
  ])
})

test('of two desks without a network one takes back what it did, and nothing of the other', async () => {
  for (const takesBack of ['early', 'late'])
    for (const isFirstBack of [true, false]) {
      const meetingId = await held()
      const id = await expectOne(meetingId, '欧阳娜')
      const desks = [[signIn(id, ago(900))], [signIn(id, ago(600))]]
      const mine = desks[takesBack === 'early' ? 0 : 1] ?? []
      mine.push(...mine.map((fact) => undo(fact, ago(takesBack === 'early' ? 880 : 580))))
      const { outcomes, way, at } = await cameFrom(meetingId, isFirstBack ? desks : desks.toReversed())
      expect([takesBack, isFirstBack, outcomes.flat().includes('refused'), way]).toEqual([
        takesBack,
        isFirstBack,
        false,
        'desk',
      ])
      expect((Date.now() - Date.parse(at ?? '')) / 1000).toEqual(isAbout(takesBack === 'early' ? 600 : 900))
    }
})

test('what both of two desks take back has not happened, and a badge that is read twice is taken back once', async () => {
  const meetingId = await held()
  const id = await expectOne(meetingId, '欧阳娜')
  const [one, other] = [signIn(id, ago(900)), signIn(id, ago(895))]
  const { outcomes, way } = await cameFrom(meetingId, [
    [other, undo(other, ago(880))],
    [one, undo(one, ago(870))],
  ])
  expect([outcomes, way]).toEqual([
    [
      ['done', 'done'],
      ['done', 'done'],
    ],
    '',
  ])
  const [first, again] = [signIn(id), signIn(id)]
  expect((await cameFrom(meetingId, [[first], [again], [undo(first)]])).way).toBe('')
})

test.each([
  { takesBack: [], stays: [900] },
  { takesBack: [0], stays: [600] },
  { takesBack: [1], stays: [900] },
  { takesBack: [0, 1], stays: [] },
])(
  'somebody whom two desks without a network added by one phone is one person, who came when the first of them says: taken back by $takesBack',
  async ({ takesBack, stays }) => {
    for (const isFirstBack of [true, false]) {
      const meetingId = await held()
      const desks = [900, 600].map((seconds, at) => {
        const fact = walkIn(at === 0 ? '王 明' : '王明', '13900139000', ago(seconds))
        return takesBack.includes(at) ? [fact, undo(fact, ago(seconds - 20))] : [fact]
      })
      const { outcomes } = await cameFrom(meetingId, isFirstBack ? desks : desks.toReversed())
      expect(outcomes.flat()).not.toContain('refused')
      const came = (await listed(meetingId)).map(({ signedInAt }) => (Date.now() - Date.parse(signedInAt ?? '')) / 1000)
      expect(came).toEqual(stays.map(isAbout))
    }
  },
)

test('a desk that was without a network adds nobody beside who is expected by that name and phone; another name is refused', async () => {
  const meetingId = await held()
  const id = await expectOne(meetingId, '王明', '13900139000')
  const [namesake, stranger] = [walkIn('王明', '13900139000', ago(900)), walkIn('李雷', '13900139000', ago(800))]
  expect(await record(meetingId, namesake, stranger)).toMatchObject([
    { outcome: 'done', participant: { id, way: 'desk', source: 'expected' } },
    refused('participants.phone_taken'),
  ])
  // With a network the desk is asked instead.
  expect(await record(meetingId, walkIn('王明', '13900139000'))).toMatchObject([refused('participants.phone_taken')])
  expect(await record(meetingId, undo(namesake, ago(870)))).toMatchObject([
    { outcome: 'done', participant: { way: '' } },
  ])
  expect(await listed(meetingId)).toHaveLength(1)
})

test('what was done is taken back within a minute, by its name; a walk-in goes, and who stood otherwise stands so again', async () => {
  const meetingId = await held()
  const id = await expectOne(meetingId, '欧阳娜')
  const done = signIn(id)
  await record(meetingId, done)
  const taken = undo(done)
  expect(await record(meetingId, taken)).toMatchObject([{ outcome: 'done', participant: { way: '', number: 1 } }])
  expect(await record(meetingId, taken)).toMatchObject([{ outcome: 'already' }])
  expect(await record(meetingId, undo(done))).toMatchObject([refused('desk.undo_changed')])
  const again = signIn(id)
  expect(await record(meetingId, again)).toMatchObject([{ outcome: 'done', participant: { number: 1 } }])
  // The one before is not what stands now.
  expect(await record(meetingId, undo(done))).toMatchObject([refused('desk.undo_changed')])
  await main.participants.undoSignIn({ params: { participantId: id } })
  expect(await record(meetingId, undo(again))).toMatchObject([refused('desk.undo_changed')])
  const late = signIn(id, ago(undoSeconds + 30))
  await record(meetingId, late)
  expect(await record(meetingId, undo(late))).toMatchObject([
    { ...refused('desk.undo_late'), fault: { code: 'desk.undo_late', params: { max: undoSeconds } } },
  ])
  const guest = walkIn('来宾')
  await record(meetingId, guest)
  expect(await record(meetingId, undo(guest))).toMatchObject([{ outcome: 'done', participant: { name: '来宾' } }])
  expect((await listed(meetingId)).map(({ name }) => name)).toEqual(['欧阳娜'])
  expect(await record(meetingId, undo(walkIn('没有过')))).toMatchObject([refused('request.not_found')])
})

test('who came in by a scan alone is verified at the desk, and unverified again when that is undone', async () => {
  const meetingId = await held({ winners: 'verified' })
  const id = await expectOne(meetingId, '扫码的人', '13700137000')
  await server.database.system.execute(
    `update participants set way = 'open', number = 7, code = 'abcdefghij234567', signed_in_at = '${ago(600)}' where id = '${id}'`,
  )
  const [before] = await listed(meetingId)
  expect(before).toMatchObject({ entitlement: 'unverified' })
  const fact = signIn(id)
  expect(await record(meetingId, fact)).toMatchObject([
    { outcome: 'done', participant: { entitlement: 'entitled', number: 7, signedInAt: before?.signedInAt } },
  ])
  expect(await record(meetingId, undo(fact))).toMatchObject([
    { outcome: 'done', participant: { entitlement: 'unverified', way: 'open', signedInAt: before?.signedInAt } },
  ])
})

test('one that is refused takes nothing of the others with it', async () => {
  const meetingId = await held()
  const elsewhere = await expectOne(await held({ name: '别的会议' }), '外人')
  await expectOne(meetingId, '有手机', '13600136000')
  const items = await record(
    meetingId,
    walkIn('甲'),
    walkIn('乙', '13600136000'),
    signIn(elsewhere),
    signIn(randomUUID()),
    walkIn('丙'),
  )
  expect(items).toMatchObject([
    { outcome: 'done', participant: { name: '甲' } },
    refused('participants.phone_taken'),
    refused('request.not_found'),
    refused('request.not_found'),
    { outcome: 'done', participant: { name: '丙' } },
  ])
  expect((await listed(meetingId)).map(({ name }) => name).toSorted()).toEqual(['丙', '有手机', '甲'])
})

test('no other channel, no meeting that takes nobody, and no more facts than are counted', async () => {
  const meetingId = await held()
  const id = await expectOne(meetingId, '欧阳娜')
  const fact = signIn(id)
  const ask = (by: typeof main, facts: Fact[]) => codeOf(handIn(meetingId, facts, { by }))
  expect(await ask(other, [fact])).toBe('request.not_found')
  expect(await ask(main, [])).toBe('request.invalid')
  expect(
    await ask(
      main,
      Array.from({ length: maxFacts + 1 }, () => signIn(id)),
    ),
  ).toBe('request.invalid')
  // A nonce of theirs is none of ours.
  const theirs = (
    await other.meetings.create({
      body: { name: '他会', address: '别处', startAt: inHours(-1), endAt: inHours(1) },
    })
  ).id
  const { items } = await handIn(theirs, [{ ...walkIn('来宾'), nonce: fact.nonce }], { by: other })
  expect(items).toMatchObject([{ outcome: 'done' }])
  expect(await record(meetingId, fact)).toMatchObject([{ outcome: 'done' }])
  const second = await held({ name: '第二场' })
  expect(await record(second, { ...fact })).toMatchObject([refused('request.not_found')])
  await main.meetings.act({ params: { id: second }, body: { action: 'end' } })
  expect(await record(second, walkIn('来宾'))).toMatchObject([refused('meeting.ended')])
})

/** A meeting of two whom nobody has signed in yet, that ended so many hours ago. */
async function endedMeeting(hoursAgo: number) {
  const meetingId = await held({ startAt: inHours(-40) })
  const people = [await expectOne(meetingId, '欧阳娜'), await expectOne(meetingId, '王明')] as const
  const end = (change: number) =>
    server.database.system.execute(
      `update meetings set started_at = '${inHours(-40)}', ended_at = '${inHours(change)}' where id = '${meetingId}'`,
    )
  await end(-hoursAgo)
  return { meetingId, people, end }
}

test('what happened before a meeting ended is handed in for a day, and nothing that happened behind its end', async () => {
  const { meetingId, people, end } = await endedMeeting(2)
  const before = signIn(people[0], inHours(-3))
  const guest = walkIn('来宾', '', inHours(-2.5))
  const facts = [before, guest, undo(guest, inHours(-2.499)), signIn(people[1], inHours(-1))]
  expect(await record(meetingId, ...facts)).toMatchObject([
    { outcome: 'done', participant: { name: '欧阳娜', number: 1, way: 'desk' } },
    { outcome: 'done' },
    { outcome: 'done' },
    refused('meeting.ended'),
  ])
  expect(await record(meetingId, before)).toMatchObject([{ outcome: 'already' }])
  expect(await main.meetings.show({ params: { id: meetingId } })).toMatchObject({ signedIn: 1, expected: 2 })
  await end(-(handInHours + 0.1))
  expect(await codeOf(handIn(meetingId, [signIn(people[1], inHours(-30))]))).toBe('meeting.ended')
  // Nobody signs in by another way behind the end.
  expect(await codeOf(main.participants.signIn({ params: { participantId: people[1] } }))).toBe('meeting.ended')
})

test('the halves of a desk’s keys are of one meeting: that of the list until its end, the other a day longer', async () => {
  const meetingId = await held()
  const keyOf = (id: string, by = main) => by.desk.key({ params: { meetingId: id } })
  const key = await keyOf(meetingId)
  expect(await keyOf(meetingId)).toEqual(key)
  expect(new Set([key.list, key.facts, ...Object.values(await keyOf(await held()))]).size).toBe(4)
  expect(await codeOf(keyOf(meetingId, other))).toBe('request.not_found')
  expect(isOpenToVisits(deskContract.key)).toBe(false)
  const { meetingId: ended, end } = await endedMeeting(2)
  expect(await keyOf(ended)).toEqual({ list: null, facts: expect.any(String) })
  await end(-(handInHours + 0.1))
  expect(await codeOf(keyOf(ended))).toBe('meeting.ended')
  const { id: cancelled } = await main.meetings.create({
    body: { name: '取消的', address: '会展中心', startAt: inHours(5), endAt: inHours(6) },
  })
  await main.meetings.act({ params: { id: cancelled }, body: { action: 'cancel' } })
  expect(await codeOf(keyOf(cancelled))).toBe('meeting.cancelled')
})

test('a desk takes everybody of its meeting along, and knows whether a draw goes on', async () => {
  const meetingId = await held({ startAt: inHours(1), winners: 'everyone' })
  await expectOne(meetingId, '欧阳娜', '13800138000')
  await record(meetingId, walkIn('来宾'))
  const listOf = (by = main, id = meetingId) => by.desk.list({ params: { meetingId: id } })
  const { people, next, hasOpenDraw } = await listOf()
  expect(next).toBe(null)
  expect(people).toEqual((await listed(meetingId)).toSorted((a, b) => (a.id < b.id ? -1 : 1)))
  expect(hasOpenDraw).toBe(false)
  expect(await codeOf(listOf(other))).toBe('request.not_found')
  expect(await codeOf(listOf(main, (await endedMeeting(1)).meetingId))).toBe('meeting.ended')
  const prize = await main.prizes.create({ body: { name: '手表', price: '1', quantity: 9, grade: '一等奖' } })
  const { version } = await main.meetings.show({ params: { id: meetingId } })
  const awards = [{ name: '一等奖', prizeId: prize.id, number: 1, reserves: 0 }]
  await main.meetings.setAwards({ params: { id: meetingId }, query: { version }, body: { awards } })
  await main.meetings.act({ params: { id: meetingId }, body: { action: 'start' } })
  const draw = await main.draws.open({ params: { meetingId } })
  expect((await listOf()).hasOpenDraw).toBe(true)
  // Who was kept by a desk before the draw was opened and comes behind that is signed in, and in no roster.
  expect(await record(meetingId, walkIn('迟到', '', ago(600)))).toMatchObject([{ outcome: 'done' }])
  const { id: drawId, version: at } = await main.draws.show({ params: { drawId: draw.id } })
  expect(draw.people).toBe(1)
  const revealed = await main.draws.reveal({ params: { drawId }, query: { version: at } })
  expect(revealed.people).toBe(1)
  expect((await listOf()).hasOpenDraw).toBe(false)
})

test('a desk takes a list of any length along, page by page, and each of its people once', async () => {
  const meetingId = await held()
  const firstId = await expectOne(meetingId, '欧阳娜')
  const more = 2 * deskListPage
  await server.database.pool.query(
    `insert into participants (channel_id, id, meeting_id, name, company, seat)
     select channel_id, gen_random_uuid(), meeting_id, '来宾' || n, '', '' from participants, generate_series(1, $2) n where id = $1`,
    [firstId, more],
  )
  const pages: DeskList[] = []
  for await (const page of readDeskList(main, meetingId)) pages.push(page)
  expect(pages.map(({ people }) => people.length)).toEqual([deskListPage, deskListPage, 1])
  expect(new Set(pages.flatMap(({ people }) => people.map(({ id }) => id))).size).toBe(more + 1)
  const after = pages.at(-1)?.people.at(-1)?.id ?? ''
  expect(await main.desk.list({ params: { meetingId }, query: { after } })).toMatchObject({ people: [], next: null })
  // An id of another meeting is a place in the order, and no way into it.
  const elsewhere = await held()
  const foreign = await expectOne(elsewhere, '别处')
  const beside = await main.desk.list({ params: { meetingId }, query: { after: foreign } })
  expect(beside.people.every((one) => one.meetingId === meetingId)).toBe(true)
})
