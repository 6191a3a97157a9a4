import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { ownBeacon } from '@icss/core/lotteries/held-draw.fixture.ts'
import { dueAt } from '@icss/core/lotteries/beacon.ts'
import { drawVersion } from '@icss/core/lotteries/draw-record.ts'
import { reportOf } from '@icss/core/lotteries/draw-report.ts'
import { maxReason } from '@icss/core/lotteries/draws.contract.ts'
import { giveValue, lockOf, newLockChain } from '@icss/core/lotteries/lock-chain.ts'
import type { PhoneDraw } from '@icss/core/lotteries/phone-draw.ts'
import { verifyProofText } from '@icss/core/lotteries/verify.ts'
import { timePasses } from '@icss/core/testing/time-passes.ts'
import { presentCode } from '../sign-ins/rotating-codes.ts'
import { inHours } from '../testing/in-hours.ts'
import { phoneAt } from '../testing/phone.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startReplica, startTestServer } from '../testing/test-server.ts'
import { type TestClient, testClient } from '../testing/test-client.ts'
import type { BeaconSettings } from './beacon-port.ts'

const own = ownBeacon()
/** A beacon of this machine: how its clock is off, and whether it answers, and truly; `flips` a bit of what it signed. */
const beaconIs = { ahead: 0, answers: true, isTrue: true, flips: undefined as number | undefined }
/** A signature with one bit of it changed. */
function withBitFlipped(signature: string, bit: number): string {
  const bytes = Buffer.from(signature, 'hex')
  bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
  return bytes.toString('hex')
}
const http = createServer((request, response) => {
  const asked = String(request.url).split('/').at(-1)
  const now = Math.floor((Date.now() + beaconIs.ahead) / 1000)
  const known = Math.floor((now - own.source.genesis) / own.source.period) + 1
  const round = asked === 'latest' ? known : Number(asked)
  if (!beaconIs.answers || round > known) return void response.writeHead(404).end()
  const signed = own.sign(beaconIs.isTrue ? round : round + 1)
  const signature = beaconIs.flips === undefined ? signed : withBitFlipped(signed, beaconIs.flips)
  response.end(JSON.stringify({ round, randomness: 'ignored', signature }))
}).listen(0, '127.0.0.1')
await once(http, 'listening')
const { port } = http.address() as AddressInfo
const reach = { isPrivate: () => false, ports: new Set([String(port)]) }
const beacon: BeaconSettings = { source: own.source, addresses: [`http://127.0.0.1:${port}`], reach }

const server = await startTestServer()
const withBeacon = await startReplica(server, { beacon })
afterAll(async () => {
  await withBeacon.stop()
  await server.stop()
  http.close()
})

const main = server.as('mainAdmin')
const other = server.as('otherMainAdmin')
const clientAt = (url: string): TestClient => testClient(url, () => server.headersOf('mainAdmin'))

let made = 0
async function meetingOf(people: number, number: number, reserves = 0, beside: object = {}) {
  made += 1
  const body = { name: `年会 ${made}`, address: '会展中心', startAt: inHours(1), endAt: inHours(4), ...beside }
  const { id, version } = await main.meetings.create({ body })
  const prize = await main.prizes.create({
    body: { name: `手表 ${made}`, price: '1', quantity: 100, grade: '一等奖' },
  })
  const awards = [{ name: '一等奖', prizeId: prize.id, number, reserves }]
  const { items } = await main.meetings.setAwards({ params: { id }, query: { version }, body: { awards } })
  await main.meetings.act({ params: { id }, body: { action: 'start' } })
  for (let i = 0; i < people; i += 1)
    await main.participants.addWalkIn({ params: { meetingId: id }, body: { name: `王小${i}` } })
  return { meetingId: id, award: items[0]?.id ?? '' }
}

const at = ({ id, version }: { id: string; version: number }) => ({ params: { drawId: id }, query: { version } })
const proofOf = async (id: string) => (await server.fetch(`/api/v1/draws/${id}/proof`, { who: 'mainAdmin' })).text()

test('a draw is opened, held with a void, ended; its proof holds and no reserve was seen before', async () => {
  const { meetingId, award } = await meetingOf(8, 3, 2)
  await main.participants.create({ params: { meetingId }, body: { name: '没来' } })
  await main.participants.addWalkIn({ params: { meetingId }, body: { name: '主办', exclusion: 'organiser' } })
  const opened = await main.draws.open({ params: { meetingId } })
  expect(opened).toMatchObject({ state: 'opened', number: 1, people: 8, left: 8, version: 1, hasBeacon: false })
  expect(opened.awards).toMatchObject([{ name: '一等奖', number: 3, left: 3, reserves: 2 }])
  expect(await codeOf(main.draws.open({ params: { meetingId } }))).toBe('lottery.draw_open')
  expect(await codeOf(main.draws.draw(at(opened)))).toBe('lottery.wrong_step')
  expect(await codeOf(other.draws.show({ params: { drawId: opened.id } }))).toBe('request.not_found')
  expect(await codeOf(other.draws.draw(at(opened)))).toBe('request.not_found')
  const body = { award, count: 2, word: '八十八' }
  expect(await codeOf(main.draws.announce({ ...at(opened), body: { ...body, count: 4 } }))).toBe(
    'lottery.too_few_prizes',
  )
  expect(await codeOf(main.draws.announce({ ...at(opened), body: { ...body, award: 'x' } }))).toBe(
    'lottery.award_unknown',
  )
  const announced = await main.draws.announce({ ...at(opened), body })
  expect(announced).toMatchObject({ state: 'closed', round: { round: 1, count: 2, word: '八十八', dueAt: null } })
  expect(await codeOf(main.draws.announce({ ...at(announced), body }))).toBe('lottery.wrong_step')
  const drawn = await main.draws.draw(at(announced))
  expect(drawn.winners).toHaveLength(2)
  expect(JSON.stringify(drawn)).not.toContain('"reserves":[')
  const [first] = drawn.winners
  const gone = { code: first?.code ?? '', reason: '缺席' }
  const voided = await main.draws.void({ ...at(drawn), body: gone })
  expect(voided.winners).toHaveLength(3)
  expect(voided.winners.find(({ code }) => code === first?.code)?.voided).toBe('缺席')
  expect(await codeOf(main.draws.void({ ...at(voided), body: gone }))).toBe('lottery.not_winner')
  const again = await main.draws.announce({ ...at(voided), body: { ...body, count: 1 } })
  const abandoned = await main.draws.abandon({ ...at(again), body: { reason: '屏幕坏了' } })
  expect(abandoned).toMatchObject({ state: 'opened', awards: [{ left: 1 }] })
  expect((await server.fetch(`/api/v1/draws/${opened.id}/proof`, { who: 'mainAdmin' })).status).toBe(422)
  const revealed = await main.draws.reveal(at(abandoned))
  expect(revealed.state).toBe('finished')
  expect(await codeOf(main.draws.announce({ ...at(revealed), body }))).toBe('lottery.finished')
  const text = await proofOf(opened.id)
  expect(await verifyProofText(text)).toMatchObject({ ok: true })
  const { rows } = await server.database.pool.query('select sealed_secret from draws where id = $1', [opened.id])
  const { records } = JSON.parse(text) as { records: { secret?: string }[] }
  expect(rows[0].sealed_secret).not.toContain(records.at(-1)?.secret)
  expect(JSON.stringify(await main.audit.list({ query: {} }))).not.toContain(rows[0].sealed_secret)
  expect((await main.meetings.show({ params: { id: meetingId } })).drawn).toBe(2)

  const second = await main.draws.open({ params: { meetingId } })
  expect(second).toMatchObject({ number: 2, people: 5, awards: [{ number: 1 }] })
  expect((await main.draws.list({ params: { meetingId } })).items).toMatchObject([
    { number: 1, hasEnded: true },
    { number: 2, hasEnded: false },
  ])
  expect(
    await codeOf(main.participants.delete({ params: { participantId: await participantOf(first?.code ?? '') } })),
  ).toBe('participants.in_draw')
})

const participantOf = async (code: string): Promise<string> =>
  (await server.database.pool.query('select id from participants where code = $1', [code])).rows[0].id

test('companies stand beside winners where the meeting shows them, and in no proof', async () => {
  const drawnIn = async (beside: object) => {
    const { meetingId, award } = await meetingOf(0, 1, 0, beside)
    await main.participants.addWalkIn({ params: { meetingId }, body: { name: '王小', company: '亿尚智能' } })
    const opened = await main.draws.open({ params: { meetingId } })
    const announced = await main.draws.announce({ ...at(opened), body: { award, count: 1, word: '' } })
    return main.draws.draw(at(announced))
  }
  const shown = await drawnIn({ showCompany: true })
  expect(shown.winners).toMatchObject([{ company: '亿尚智能' }])
  await main.draws.reveal(at(shown))
  expect(await proofOf(shown.id)).not.toContain('亿尚智能')
  expect((await drawnIn({})).winners).toMatchObject([{ company: '' }])
})

/** The SMS that told of a win, the oldest first. */
async function toldOfWins() {
  const { rows } = await server.database.pool.query<{ target: string; content: string }>(
    `select target, content from deliveries where event = 'meeting.won' order by id`,
  )
  return rows
}

test('winners are told by SMS where the meeting wants it, and a reserve who moves up', async () => {
  const { meetingId, award } = await meetingOf(0, 1, 1, { tellWinners: true })
  const phones = ['13700000001', '13700000002']
  for (const phone of phones)
    await main.participants.addWalkIn({ params: { meetingId }, body: { name: '王小', phone } })
  const opened = await main.draws.open({ params: { meetingId } })
  const announced = await main.draws.announce({ ...at(opened), body: { award, count: 1, word: '' } })
  expect(await toldOfWins()).toEqual([])
  const drawn = await main.draws.draw(at(announced))
  expect(await toldOfWins()).toMatchObject([
    { content: expect.stringMatching(/恭喜你在“年会 \d+”中奖，一等奖：手表 \d+。/) },
  ])
  const [first] = drawn.winners
  await main.draws.void({ ...at(drawn), body: { code: first?.code ?? '', reason: '缺席' } })
  expect((await toldOfWins()).map(({ target }) => target).toSorted()).toEqual(phones)
})

test('what cannot be opened is refused', async () => {
  const { meetingId } = await meetingOf(0, 1)
  expect(await codeOf(main.draws.open({ params: { meetingId } }))).toBe('lottery.roster_empty')
  expect(await codeOf(other.draws.open({ params: { meetingId } }))).toBe('request.not_found')
})

test('100 who press at once draw once, and never more than there are', async () => {
  const { meetingId, award } = await meetingOf(12, 5)
  const opens = await Promise.allSettled(Array.from({ length: 20 }, () => main.draws.open({ params: { meetingId } })))
  expect(opens.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [{ id = '' } = {}] = (await main.draws.list({ params: { meetingId } })).items
  const one = async () => {
    const now = await main.draws.show({ params: { drawId: id } })
    if (now.state === 'closed') return main.draws.draw(at(now))
    return main.draws.announce({ ...at(now), body: { award, count: 3, word: '' } })
  }
  for (let i = 0; i < 2; i += 1) await Promise.allSettled(Array.from({ length: 50 }, one))
  const { winners, awards } = await main.draws.show({ params: { drawId: id } })
  expect(winners.length).toBeLessThanOrEqual(5)
  expect(winners.length + (awards[0]?.left ?? 0)).toBe(5)
  const { rows } = await server.database.pool.query('select count(*)::int from winners where draw_id = $1', [id])
  expect(rows[0].count).toBe(winners.length)
})

test('public randomness decides; a round goes on at another server, and is not abandoned once that is known', async () => {
  const there = clientAt(withBeacon.url)
  const { meetingId, award } = await meetingOf(6, 3)
  beaconIs.answers = false
  expect(await codeOf(there.draws.open({ params: { meetingId } }))).toBe('lottery.beacon_unreachable')
  beaconIs.answers = true
  beaconIs.isTrue = false
  expect(await codeOf(there.draws.open({ params: { meetingId } }))).toBe('lottery.beacon_unreachable')
  beaconIs.isTrue = true
  beaconIs.ahead = 3_600_000
  expect(await codeOf(there.draws.open({ params: { meetingId } }))).toBe('lottery.clock_off')
  beaconIs.ahead = 0
  const opened = await there.draws.open({ params: { meetingId } })
  expect(opened.hasBeacon).toBe(true)
  const announced = await there.draws.announce({ ...at(opened), body: { award, count: 2, word: '龙' } })
  const due = Date.parse(announced.round?.dueAt ?? '')
  expect(due - Date.now()).toBeGreaterThan(6_000)
  expect(await codeOf(there.draws.draw(at(announced)))).toBe('lottery.beacon_waited')
  // Another process goes on where the first one stopped.
  const restarted = await startReplica(server, { beacon })
  const then = clientAt(restarted.url)
  expect(await then.draws.show({ params: { drawId: opened.id } })).toMatchObject({ state: 'closed', version: 3 })
  await timePasses(due - Date.now() + 50)
  expect(await codeOf(then.draws.abandon({ ...at(announced), body: { reason: '不喜欢' } }))).toBe(
    'lottery.beacon_known',
  )
  const drawn = await then.draws.draw(at(announced))
  expect(drawn.winners).toHaveLength(2)
  await then.draws.reveal(at(drawn))
  await restarted.stop()
  const text = await proofOf(opened.id)
  expect(await verifyProofText(text)).toMatchObject({ ok: true })
  expect(Date.parse(JSON.parse(text).records[3].at)).toBeGreaterThanOrEqual(
    dueAt(own.source, JSON.parse(text).records[1].beaconRound),
  )
})

/** A draw whose first round is announced over the beacon. */
async function announcedRound() {
  const there = clientAt(withBeacon.url)
  const { meetingId, award } = await meetingOf(4, 2)
  const opened = await there.draws.open({ params: { meetingId } })
  const announced = await there.draws.announce({ ...at(opened), body: { award, count: 1, word: '' } })
  return { there, announced, show: () => there.draws.show({ params: { drawId: opened.id } }) }
}

let bothDue: Promise<Awaited<ReturnType<typeof announcedRound>>[]> | undefined
/** Two such rounds whose randomness is due, waited for together. */
const dueRounds = () =>
  (bothDue ??= (async () => {
    const rounds = [await announcedRound(), await announcedRound()]
    await timePasses(Date.parse(rounds.at(-1)?.announced.round?.dueAt ?? '') - Date.now() + 50)
    return rounds
  })())

async function dueRound(which: number) {
  const round = (await dueRounds())[which]
  if (!round) throw new Error('No round was announced.')
  return round
}

test('randomness with a bit changed draws nothing: the round waits for what was signed', async () => {
  const { there, announced, show } = await dueRound(0)
  onTestFinished(() => {
    beaconIs.flips = undefined
  })
  // The lowest bit of the point, one in its middle, and the three flags in front of it.
  for (const bit of [47 * 8, 20 * 8 + 3, 7, 6, 5]) {
    beaconIs.flips = bit
    expect([bit, await codeOf(there.draws.draw(at(announced)))]).toEqual([bit, 'lottery.beacon_waited'])
  }
  expect(await show()).toMatchObject({ state: 'closed', version: announced.version, winners: [] })
  beaconIs.flips = undefined
  const drawn = await there.draws.draw(at(announced))
  expect(drawn.winners).toHaveLength(1)
  await there.draws.reveal(at(drawn))
  expect(await verifyProofText(await proofOf(drawn.id))).toMatchObject({ ok: true })
})

test('a round whose beacon stays silent is abandoned with a reason, and the proof says that it was late', async () => {
  const { there, announced, show } = await dueRound(1)
  beaconIs.answers = false
  onTestFinished(() => {
    beaconIs.answers = true
  })
  expect(await codeOf(there.draws.draw(at(announced)))).toBe('lottery.beacon_waited')
  for (const reason of ['', '  ', '好'.repeat(maxReason + 1)])
    expect(await codeOf(there.draws.abandon({ ...at(announced), body: { reason } }))).toBe('request.invalid')
  expect(await show()).toMatchObject({ state: 'closed', version: announced.version })
  const abandoned = await there.draws.abandon({ ...at(announced), body: { reason: '公共随机源没有回应' } })
  expect(abandoned).toMatchObject({ state: 'opened', awards: [{ left: 2 }] })
  await there.draws.reveal(at(abandoned))
  const verified = await verifyProofText(await proofOf(abandoned.id))
  if (!verified.ok || verified.proof.version !== drawVersion) throw new Error('The proof does not hold.')
  expect(reportOf(verified.proof)).toMatchObject({
    abandoned: [{ round: 1, reason: '公共随机源没有回应', isLate: true }],
  })
})

/** Lets whoever scanned the code of a meeting take part in its draws. */
async function everybodyMayWin(meetingId: string): Promise<void> {
  const { version, name, address, startAt, endAt } = await main.meetings.show({ params: { id: meetingId } })
  const body = { name, address, startAt, endAt, winners: 'everyone' as const }
  await main.meetings.update({ params: { id: meetingId }, query: { version }, body })
}

/** Phones that sign in to a meeting, each with a chain of its own. */
async function phonesOf(meetingId: string, count: number) {
  const { url } = await main.signInLinks.openLink({ params: { id: meetingId } })
  const token = url.slice(url.lastIndexOf('/') + 1)
  const { rows } = await server.database.system.execute<{ id: string }>(
    sql`select id from public_links where kind = 'signIn' and thing_id = ${meetingId}`,
  )
  const signIn = async (i: number) => {
    const browser = phoneAt(server)
    const { code } = await presentCode(server, rows[0]?.id ?? '')
    const scanned = await browser.call('POST', `/p/${token}/signIn`, { code })
    const chain = newLockChain()
    const form = { name: '王明', phone: `1371000${String(made * 100 + i).padStart(4, '0')}`, lock: lockOf(chain) }
    const { body } = await browser.call('POST', `/p/my/${String(scanned.body['ref'])}/sign-in`, form)
    const path = `/p/my/${String(body['ref'])}/place`
    return {
      chain,
      lock: lockOf(chain),
      see: async () => (await browser.call<{ draw: PhoneDraw | null }>('GET', `${path}/draw`)).body.draw,
      place: async () => (await browser.call('GET', path)).body,
      give: (drawId: string, round: number, value: string) =>
        browser.call('POST', `${path}/values`, { drawId, round, value }),
      setLock: (lock: string) => browser.call('PUT', `${path}/lock`, { lock }),
    }
  }
  return Promise.all(Array.from({ length: count }, (_, i) => signIn(i)))
}

test('the locks of phones stand in the roster, their values in the round; the proof says so, and nothing comes late', async () => {
  const { meetingId, award } = await meetingOf(2, 2)
  await everybodyMayWin(meetingId)
  const [one, two, late] = await phonesOf(meetingId, 3)
  if (!one || !two || !late) throw new Error('Nobody came.')
  expect(await one.see()).toBe(null)
  const opened = await main.draws.open({ params: { meetingId } })
  expect(opened).toMatchObject({ locks: { of: 3, given: 0, until: null }, lines: { open: 3, hand: 2 } })
  expect(await one.see()).toMatchObject({ line: { lock: one.lock, by: 'open' }, hash: opened.hash, wantsValue: false })
  const first = giveValue(one.chain)
  const second = giveValue(two.chain)
  if (!first || !second) throw new Error('A chain is used up.')
  expect((await one.give(opened.id, 1, first.value)).status).toBe(409)
  const announced = await main.draws.announce({ ...at(opened), body: { award, count: 1, word: '' } })
  expect(announced).toMatchObject({ state: 'announced', locks: { of: 3, given: 0 } })
  expect((await one.see())?.wantsValue).toBe(true)
  for (const wrong of ['ab'.repeat(32), first.value.toUpperCase(), '', second.value])
    expect((await one.give(opened.id, 1, wrong)).status).toBe(409)
  expect((await one.give(opened.id, 2, first.value)).status).toBe(409)
  const given = await Promise.all(
    [one, one, two].map((phone) => phone.give(opened.id, 1, phone === one ? first.value : second.value)),
  )
  expect(given.map(({ status }) => status)).toEqual([204, 204, 204])
  expect((await one.see())?.wantsValue).toBe(false)
  // Its values are known from now on: a later draw has another lock.
  expect((await one.place())['lock']).toBe('')
  expect(await codeOf(main.draws.close(at(announced)))).toBe('lottery.locks_awaited')
  expect(await codeOf(main.draws.draw(at(announced)))).toBe('lottery.wrong_step')
  const third = giveValue(late.chain)
  if (!third) throw new Error('A chain is used up.')
  const before = await main.draws.show({ params: { drawId: opened.id } })
  expect(before.locks).toMatchObject({ of: 3, given: 2 })
  await timePasses(Date.parse(before.locks.until ?? '') - Date.now() + 50)
  const closed = await main.draws.close(at(announced))
  expect(closed).toMatchObject({ state: 'closed', locks: { of: 3, given: 2, until: null } })
  expect((await late.give(opened.id, 1, third.value)).status).toBe(409)
  const drawn = await main.draws.draw(at(closed))
  await main.draws.reveal(at(drawn))
  const verified = await verifyProofText(await proofOf(opened.id))
  expect(verified).toMatchObject({ ok: true })
  const renewed = newLockChain()
  expect((await one.setLock('x')).status).toBe(422)
  expect((await one.setLock(lockOf(renewed))).status).toBe(204)
  const next = await main.draws.open({ params: { meetingId } })
  expect((await one.see())?.line ?? { lock: lockOf(renewed) }).toMatchObject({ lock: lockOf(renewed) })
  expect(next.locks.of).toBeLessThanOrEqual(2)
})

test('120 phones that answer in the same moment, half of them twice, each count once, and the round need not wait', async () => {
  const { meetingId, award } = await meetingOf(0, 2)
  await everybodyMayWin(meetingId)
  const phones = await phonesOf(meetingId, 120)
  const opened = await main.draws.open({ params: { meetingId } })
  const announced = await main.draws.announce({ ...at(opened), body: { award, count: 2, word: '' } })
  const answers = await Promise.all(
    phones
      .flatMap((phone, i) => (i % 2 === 0 ? [phone] : [phone, phone]))
      .map(({ give, chain }) => give(opened.id, 1, giveValue(chain)?.value ?? '')),
  )
  expect(answers.filter(({ status }) => status !== 204)).toEqual([])
  const closed = await main.draws.close(at(announced))
  expect(closed.locks).toMatchObject({ of: 120, given: 120 })
  await main.draws.reveal(at(await main.draws.draw(at(closed))))
  const verified = await verifyProofText(await proofOf(opened.id))
  if (!verified.ok || verified.proof.version !== drawVersion) throw new Error('The proof does not hold.')
  expect(reportOf(verified.proof).rounds).toMatchObject([{ strength: { kind: 'phones', given: 120, of: 120 } }])
})

test('screens follow the latest draw, step by step; another channel follows nothing', async () => {
  const { meetingId, award } = await meetingOf(4, 1)
  const params = { meetingId }
  expect(await codeOf(other.draws.follow({ params }))).toBe('request.not_found')
  const left = new AbortController()
  const seen = (await main.draws.follow({ params }, { signal: left.signal }))[Symbol.asyncIterator]()
  expect((await seen.next()).value).toEqual({ draw: null })
  const opened = await main.draws.open({ params })
  expect((await seen.next()).value).toEqual({ draw: opened })
  const closed = await main.draws.announce({ ...at(opened), body: { award, count: 1, word: '' } })
  expect((await seen.next()).value).toEqual({ draw: closed })
  left.abort()
})
