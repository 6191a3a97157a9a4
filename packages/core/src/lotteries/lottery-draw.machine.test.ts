import { createActor, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import { ProblemError } from '../errors/problem-error.ts'
import { restingStates, walk } from '../machines/walk.fixture.ts'
import { newSecret } from './draw.ts'
import {
  candidatesOf,
  commitDraw,
  drawRound,
  prizesLeftOf,
  revealSecret,
  standingWinnersOf,
  voidWinner,
} from './running-draw.ts'
import { type LotteryDrawEvent, lotteryDrawMachine, type PublicDraw, type RoundInput } from './lottery-draw.machine.ts'
import { walked } from './lottery-draw.machine.fixture.ts'
import { verifyProof } from './verify.ts'

const people = Array.from({ length: 5 }, (_, i) => ({ id: `p${i}`, name: '王明' }))
const quantity = 2

function start() {
  const secret = newSecret()
  let proof = commitDraw('d', people, secret)
  const published = (): PublicDraw => ({
    commitment: proof.commitment,
    candidates: candidatesOf(proof).length,
    awards: [{ id: 'first', left: prizesLeftOf(proof, 'first', quantity) }],
  })
  const machine = lotteryDrawMachine.provide({
    actors: {
      commit: fromPromise(() => Promise.resolve(published())),
      draw: fromPromise(({ input }: { input: RoundInput }) => {
        const before = new Set(standingWinnersOf(proof, input.award))
        proof = drawRound(proof, secret, input)
        const winners = standingWinnersOf(proof, input.award).filter((id) => !before.has(id))
        return Promise.resolve({ draw: published(), winners: winners.map((id) => ({ id, name: '王*' })) })
      }),
      void: fromPromise(({ input }: { input: { participant: string; reason: string } }) => {
        proof = voidWinner(proof, input.participant, input.reason)
        return Promise.resolve(published())
      }),
      reveal: fromPromise(() => {
        proof = revealSecret(proof, secret)
        return Promise.resolve(secret)
      }),
    },
  })
  const actor = createActor(machine, { input: {} }).start()
  const state = () => actor.getSnapshot()
  return { state, send: (event: LotteryDrawEvent) => actor.send(event), proof: () => proof, secret }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a draw on the big screen: commit, roll, an absent winner, a redraw, the secret', async () => {
  const { state, send, proof, secret } = start()
  send({ type: 'commit' })
  await settled()
  expect([state().value, state().context.draw?.commitment]).toEqual(['committed', proof().commitment])
  expect(state().can({ type: 'roll' })).toBe(false)
  send({ type: 'award.chosen', award: 'first', count: 2 })
  send({ type: 'entropy.changed', value: '  ' })
  expect(state().can({ type: 'roll' })).toBe(false)
  send({ type: 'entropy.changed', value: '八十八' })
  send({ type: 'roll' })
  expect(state().value).toBe('rolling')
  send({ type: 'stop' })
  await settled()
  expect(state().value).toBe('revealed')
  const [absent = { id: '', name: '' }, present] = state().context.winners
  expect(state().can({ type: 'redraw' })).toBe(false)
  expect(state().can({ type: 'void', participant: absent.id, reason: ' ' })).toBe(false)
  expect(state().can({ type: 'void', participant: 'nobody', reason: '未到场' })).toBe(false)
  send({ type: 'void', participant: absent.id, reason: '未到场' })
  await settled()
  expect(state().context.winners).toEqual([present])
  expect(proof().records[1]).toMatchObject({ type: 'void', participant: absent.id, reason: '未到场' })
  send({ type: 'redraw' })
  expect(state().context).toMatchObject({ count: 1, entropy: '', award: 'first' })
  send({ type: 'entropy.changed', value: '42' })
  send({ type: 'roll' })
  send({ type: 'stop' })
  await settled()
  expect(state().context.winners).toHaveLength(1)
  send({ type: 'confirm' })
  send({ type: 'next' })
  expect(state().context).toMatchObject({ award: '', entropy: '', winners: [] })
  send({ type: 'award.chosen', award: 'first', count: 1 })
  send({ type: 'entropy.changed', value: 'x' })
  expect(state().can({ type: 'roll' })).toBe(false)
  send({ type: 'finish' })
  await settled()
  expect([state().value, state().context.secret]).toEqual(['finished', secret])
  expect(verifyProof(proof()).ok).toBe(true)
})

const draw: PublicDraw = { commitment: 'c', candidates: 2, awards: [{ id: 'a', left: 3 }] }

test.each([
  [0, false],
  [1, true],
  [2, true],
  [3, false],
  [1.5, false],
])('rolling %d of 2 candidates for 3 prizes is possible: %s', (count, possible) => {
  const actor = createActor(lotteryDrawMachine, { input: { draw } }).start()
  actor.send({ type: 'award.chosen', award: 'a', count })
  actor.send({ type: 'entropy.changed', value: 'x' })
  expect(actor.getSnapshot().can({ type: 'roll' })).toBe(possible)
})

test('a call that fails leads back with its reason, and a winner stays who could not be voided', async () => {
  const failing = lotteryDrawMachine.provide({
    actors: {
      draw: fromPromise(() => Promise.resolve({ draw, winners: [{ id: 'p', name: '王*' }] })),
      void: fromPromise(() => Promise.reject(new ProblemError('lottery.not_winner'))),
      reveal: fromPromise(() => Promise.reject(new ProblemError('client.timeout'))),
    },
  })
  const actor = createActor(failing, { input: { draw } }).start()
  actor.send({ type: 'award.chosen', award: 'a', count: 1 })
  actor.send({ type: 'entropy.changed', value: 'x' })
  actor.send({ type: 'roll' })
  actor.send({ type: 'stop' })
  await settled()
  actor.send({ type: 'void', participant: 'p', reason: 'r' })
  await settled()
  expect(actor.getSnapshot().value).toBe('revealed')
  expect(actor.getSnapshot().context).toMatchObject({
    winners: [{ id: 'p' }],
    voided: 0,
    failure: { code: 'lottery.not_winner' },
  })
  actor.send({ type: 'confirm' })
  actor.send({ type: 'finish' })
  await settled()
  expect([actor.getSnapshot().value, actor.getSnapshot().context.failure?.code]).toEqual([
    'confirmed',
    'client.timeout',
  ])
})

test('each state is reached by a path of the machine, and no path rolls before the commitment', () => {
  const { reached, refused, paths } = walk(lotteryDrawMachine, walked)
  expect(reached).toEqual(restingStates(lotteryDrawMachine))
  expect(refused).toEqual([])
  for (const { snapshots } of paths)
    for (const { value, context } of snapshots)
      expect(context.draw !== undefined || value === 'ready' || value === 'committing').toBe(true)
})
