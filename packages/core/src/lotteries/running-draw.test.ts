import { expect, test } from 'vitest'
import { restingStates, walk } from '../machines/walk.fixture.ts'
import { ProblemError } from '../errors/problem-error.ts'
import { dueAt } from './beacon.ts'
import { heldDraw, ownBeacon, peopleWithPhones, valuesOf } from './held-draw.fixture.ts'
import { giveValue, lockLength, lockOf, newLockChain } from './lock-chain.ts'
import { walked } from './lottery-draw.machine.fixture.ts'
import { lotteryDrawMachine, lotteryDrawStateOf } from './lottery-draw.machine.ts'
import { rosterOf } from './roster.ts'
import { announceRound, drawRound, openDraw, takesValue } from './running-draw.ts'
import { newSecret, sha256Hex } from './secret.ts'
import { verifyProof } from './verify.ts'

const codeOf = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    return error instanceof ProblemError ? { code: error.code, ...error.params } : error
  }
  return undefined
}

const { roster } = peopleWithPhones(12)

test('each state is reached by a path of the machine', () => {
  const { reached, refused } = walk(lotteryDrawMachine, walked)
  expect([reached, refused]).toEqual([restingStates(lotteryDrawMachine), []])
})

test('a draw goes on from its records: standing winners, reserves, prizes left', async () => {
  const draw = heldDraw(roster)
  expect(lotteryDrawStateOf([])).toBe('ready')
  expect(lotteryDrawStateOf(draw.proof().records)).toBe('opened')
  expect(lotteryDrawStateOf(draw.announce(4, 2).proof().records)).toBe('announced')
  expect(lotteryDrawStateOf(draw.close().proof().records)).toBe('closed')
  expect(lotteryDrawStateOf(draw.draw().proof().records)).toBe('confirmed')
  const [first = '', second = '', third = ''] = draw.winners()
  draw.void(first)
  draw.void(second, '身份不符')
  expect(draw.last()).toMatchObject({ type: 'void', reason: '身份不符', replacedBy: expect.any(String) })
  draw.void(third)
  expect(draw.last()).toMatchObject({ replacedBy: null })
  expect(codeOf(() => draw.void(third))).toMatchObject({ code: 'lottery.not_winner' })
  // Three stand, of ten; of twelve people six have won.
  expect(codeOf(() => draw.announce(8))).toEqual({ code: 'lottery.too_few_prizes', left: 7 })
  expect(codeOf(() => draw.announce(6, 1))).toEqual({ code: 'lottery.too_few_left', left: 6 })
  draw.announce(6).abandon('投影坏了').announce(6).close().draw().reveal()
  expect(lotteryDrawStateOf(draw.proof().records)).toBe('finished')
  expect(await verifyProof(draw.proof())).toMatchObject({ ok: true })
})

const opened = () => heldDraw(roster)

test('what the step does not allow is refused by its code', () => {
  for (const act of [
    () => opened().close(),
    () => opened().draw(),
    () => opened().abandon(''),
    () => opened().announce(1).announce(1),
    () => opened().announce(1).draw(),
    () => opened().announce(1).reveal(),
    () => opened().announce(1).close().reveal(),
    () => opened().announce(1).close().void('x'),
  ])
    expect(codeOf(act), `${act}`).toEqual({ code: 'lottery.wrong_step' })
  const finished = opened().announce(1).close().draw().reveal()
  for (const act of [
    () => finished.announce(1),
    () => finished.void('x'),
    () => finished.reveal(),
    () => finished.abandon(''),
  ])
    expect(codeOf(act), `${act}`).toEqual({ code: 'lottery.finished' })
  expect(codeOf(() => opened().announce(1, 0, '', 'a-9'))).toEqual({ code: 'lottery.award_unknown' })
  expect(codeOf(() => heldDraw([]))).toEqual({ code: 'lottery.roster_empty' })
  expect(codeOf(() => heldDraw(roster, { leftOut: roster.map(({ id }) => id) }))).toEqual({
    code: 'lottery.roster_empty',
  })
  expect(codeOf(() => heldDraw(roster, { awards: [] }))).toEqual({ code: 'lottery.no_awards' })
})

test('a round waits for its beacon, and one that would be known too soon is not announced or closed', () => {
  const beacon = ownBeacon()
  const opened = { drawId: 'd', meeting: 'm', number: 1, previous: '0'.repeat(64), leftOut: [], beacon: beacon.source }
  const now = dueAt(beacon.source, 100)
  const secret = newSecret()
  const awards = [{ id: 'a', name: 'a', prize: 'p', number: 1 }]
  const open = openDraw(roster, secret, { ...opened, awards }, now)
  const draw = { roster, records: [open] }
  const round = { award: 'a', count: 1, reserves: 0, word: ' 八 \n 十 八 ' }
  expect(codeOf(() => announceRound(draw, { ...round, beaconRound: 100 }, now))).toEqual({
    code: 'lottery.closed_late',
  })
  const announced = announceRound(draw, { ...round, beaconRound: 103 }, now)
  expect(announced).toMatchObject({ word: '八 十 八', round: 1 })
  const held = heldDraw(roster, { beacon }).announce(1).close()
  const { records } = held.proof()
  const waiting = { roster, records }
  expect(codeOf(() => drawRound(waiting, held.secret, beacon.sign(1006), Date.parse(held.last().at)))).toEqual({
    code: 'lottery.beacon_waited',
  })
  expect(codeOf(() => drawRound(waiting, held.secret, null, now * 2))).toEqual({ code: 'lottery.beacon_waited' })
})

test('time never goes back in the records, also when the clock does', () => {
  const draw = heldDraw(roster).announce(1)
  const { records } = draw.proof()
  const [open] = records
  const secret = draw.secret
  expect(open).toBeDefined()
  const closed = heldDraw(roster, { secret }).announce(1).close().proof()
  const late = drawRound({ roster, records: closed.records }, secret, null, 0)
  expect(late.at).toBe(closed.records.at(-1)?.at)
})

test('only the value before the last known one is taken', () => {
  const { roster: lines, phones } = peopleWithPhones(6)
  const [phone] = phones
  if (!phone) throw new Error('There is no phone.')
  const draw = heldDraw(lines).announce(1)
  const [given] = valuesOf([phone])
  const { roster: own, records } = draw.proof()
  const value = given?.value ?? ''
  expect(takesValue({ roster: own, records }, { id: phone.id, value })).toBe(true)
  const [next] = valuesOf([phone])
  expect(takesValue({ roster: own, records }, { id: phone.id, value: next?.value ?? '' })).toBe(false)
  expect(takesValue({ roster: own, records }, { id: phone.id, value: sha256Hex(value) })).toBe(false)
  const desk = lines.find(({ lock }) => lock === '-')?.id ?? ''
  expect(takesValue({ roster: own, records }, { id: desk, value })).toBe(false)
  expect(takesValue({ roster: own, records }, { id: 'nobody', value })).toBe(false)
})

test('a lock gives 128 values, each opening the one before, and then nothing', () => {
  let chain = newLockChain()
  let last = lockOf(chain)
  for (let i = 0; i < lockLength; i += 1) {
    const given = giveValue(chain)
    if (!given) throw new Error(`It is used up after ${i}.`)
    expect(sha256Hex(given.value)).toBe(last)
    last = given.value
    chain = given.chain
  }
  expect(last).toBe(chain.seed)
  expect(giveValue(chain)).toBeUndefined()
})

test('a roster stands by the bytes of its ids, names masked', () => {
  const line = { lock: '-', by: 'desk' as const }
  expect(
    rosterOf([
      { id: 'b', name: '欧阳娜娜', ...line },
      { id: '2', name: '王明', ...line },
      { id: 'a', name: 'Li Lei', ...line },
    ]),
  ).toEqual([
    { id: '2', name: '王*', ...line },
    { id: 'a', name: 'Li *', ...line },
    { id: 'b', name: '欧阳**', ...line },
  ])
})
