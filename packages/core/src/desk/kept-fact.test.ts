import { expect, test } from 'vitest'
import { ProblemError } from '../errors/problem-error.ts'
import { expectedPerson } from './kept-people.fixture.ts'
import type { DeskFact, DeskOutcome } from './desk-fact.ts'
import { madeNow } from './hand-in.ts'
import {
  isFinal,
  keepFact,
  type KeptFact,
  markTried,
  nextFacts,
  refuseAll,
  refusedOf,
  settle,
  takeBack,
  waitingOf,
  withKept,
} from './kept-fact.ts'

const meetingId = '0190a000-0000-7000-8000-000000000000'
const idAt = (at: number) => `0190a000-0000-7000-8000-0000000000${String(10 + at)}`
const signIn = (at: number) => ({ kind: 'signIn', ...madeNow(), participantId: idAt(at) }) as const
const walkIn = (name: string, phone = '') =>
  ({ kind: 'walkIn', ...madeNow(), person: { name, phone, company: '', seat: '', exclusion: '' } }) as const
const undo = ({ nonce }: DeskFact) => ({ kind: 'undo', ...madeNow(), undoes: nonce }) as const
const keepAll = (...facts: DeskFact[]) =>
  facts.reduce<readonly KeptFact[]>((kept, fact) => keepFact(kept, fact, '某人'), [])
const answer = ({ nonce }: DeskFact, outcome: DeskOutcome['outcome'] = 'done'): DeskOutcome => ({
  nonce,
  outcome,
  fault: outcome === 'refused' ? { code: 'participants.phone_taken', params: {} } : null,
  participant: null,
})
const factsOf = (kept: readonly KeptFact[]) => kept.map(({ fact }) => fact)

test('facts go in the order in which they happened, so many at once, until they are answered', () => {
  const facts = Array.from({ length: 5 }, (_, at) => signIn(at))
  const kept = keepAll(...facts)
  expect(nextFacts(kept, 2)).toEqual(facts.slice(0, 2))
  expect(nextFacts(kept)).toEqual(facts)
  expect(nextFacts(keepAll(...Array.from({ length: 101 }, () => signIn(1))))).toHaveLength(100)
  const [first, second] = facts as [DeskFact, DeskFact]
  const rest = settle(kept, [answer(first), answer(second, 'already')])
  expect(factsOf(rest)).toEqual(facts.slice(2))
  // No answer, no change.
  expect(settle(rest, [answer(first)])).toEqual(rest)
})

test('what is refused is kept with its reason, and sent no more', () => {
  const [one, other] = [walkIn('甲', '13600136000'), walkIn('乙')]
  const kept = settle(keepAll(one, other), [answer(one, 'refused'), answer(other)])
  expect(refusedOf(kept)).toMatchObject([{ fact: one, name: '某人', fault: { code: 'participants.phone_taken' } }])
  expect(waitingOf(kept)).toEqual([])
  expect(nextFacts(kept)).toEqual([])
})

test('what was never sent is taken back by leaving it out; what the server may have is undone there', () => {
  const fact = signIn(1)
  expect(takeBack(keepAll(fact), undo(fact), '某人')).toEqual([])
  const taken = undo(fact)
  expect(factsOf(takeBack(markTried(keepAll(fact), [fact]), taken, '某人'))).toEqual([fact, taken])
  // One that the server has recorded is not here any more.
  expect(factsOf(takeBack([], taken, '某人'))).toEqual([taken])
  // Refused, and its undo too: nothing has happened.
  const both = markTried(keepAll(fact, taken), [fact, taken])
  expect(settle(both, [answer(fact, 'refused'), answer(taken, 'refused')])).toEqual([])
  expect(settle(both, [answer(fact), answer(taken, 'refused')])).toMatchObject([{ fact: taken }])
})

test('only what is never taken any more is refused for good', () => {
  const codes = ['meeting.ended', 'meeting.cancelled', 'request.not_found'] as const
  expect(codes.map((code) => isFinal(new ProblemError(code)))).toEqual([true, true, true])
  const passing = ['client.network', 'client.timeout', 'session.expired', 'session.forbidden'] as const
  expect(passing.filter((code) => isFinal(new ProblemError(code)))).toEqual([])
  expect(isFinal(new TypeError('x'))).toBe(false)
  const fact = signIn(1)
  expect(settle(keepAll(fact), refuseAll([fact], new ProblemError('meeting.ended')))).toMatchObject([
    { fault: { code: 'meeting.ended' } },
  ])
})

test('people stand as they will once all that waits is handed in', () => {
  const people = [
    expectedPerson(idAt(1), '欧阳娜'),
    { ...expectedPerson(idAt(2), '王明'), exclusion: 'sponsor' as const },
  ]
  const [first, second, third] = [signIn(1), signIn(2), walkIn('来宾')]
  const sent = markTried(keepAll(first, second, third), [second])
  const standing = withKept(people, takeBack(sent, undo(second), '王明'), meetingId)
  expect(standing).toMatchObject([
    { name: '欧阳娜', presence: 'here', way: 'desk', signedInAt: first.at, entitlement: 'entitled' },
    { name: '王明', presence: 'absent', way: '' },
    { id: third.nonce, name: '来宾', presence: 'here', source: 'walkIn', number: null, meetingId },
  ])
  expect(withKept(people, sent, meetingId)[1]).toMatchObject({ presence: 'here', entitlement: 'sponsor' })
  const refused = settle(keepAll(first), [answer(first, 'refused')])
  expect(withKept(people, refused, meetingId)).toEqual(people)
})
