import { expect, test, vi } from 'vitest'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { DrawView } from '@icss/core/lotteries/draws.contract.ts'
import type { Patiently } from '../server/patient-calls.ts'
import type { Server } from '../server/connect.ts'
import { type Carried, carryRound } from './carry-round.ts'

type Asked = () => Promise<DrawView>

const patiently: Patiently = (call) => call({})

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

/** A draw whose round 1 is closed, and its randomness due. */
const closed = {
  id: 'd',
  version: 3,
  state: 'closed',
  round: { round: 1, award: 'a', count: 1, word: '', dueAt: ago(1) },
  locks: { of: 0, given: 0, until: null },
} as unknown as DrawView
const drawn: DrawView = { ...closed, version: 4, state: 'confirmed' }

type Refusal =
  | 'lottery.beacon_waited'
  | 'lottery.wrong_step'
  | 'lottery.closed_late'
  | 'request.conflict'
  | 'session.forbidden'
const refused = (code: Refusal) => () => Promise.reject(new ProblemError(code))

/** Carries the round at a server that answers so. */
function carried(answers: object, from = closed) {
  const told = { waits: vi.fn<Carried['waits']>(), isLate: vi.fn<Carried['isLate']>() }
  const server = { draws: answers } as unknown as Server
  const { signal } = new AbortController()
  return { told, draw: carryRound(server, from, { patiently, signal, ...told }) }
}

test('randomness that is late is asked for again, of the same round', async () => {
  const draw = vi.fn<Asked>(() => Promise.resolve(drawn))
  draw.mockImplementationOnce(refused('lottery.beacon_waited'))
  const { told, draw: done } = carried({ draw, show: () => Promise.resolve(closed) })
  expect(await done).toBe(drawn)
  expect(told.isLate).toHaveBeenCalledOnce()
  expect(draw.mock.calls).toHaveLength(2)
})

test('what a screen did meanwhile is taken as it is: drawn, abandoned, and never the next round', async () => {
  const next = { ...closed, version: 7, round: { ...closed.round, round: 2 } } as DrawView
  const abandoned: DrawView = { ...closed, version: 4, state: 'opened', round: null }
  for (const code of ['lottery.wrong_step', 'request.conflict'] as const)
    for (const found of [drawn, abandoned, next]) {
      const draw = vi.fn<Asked>(refused(code))
      expect(await carried({ draw, show: () => Promise.resolve(found) }).draw).toBe(found)
      expect(draw).toHaveBeenCalledOnce()
    }
})

test('a refusal that nobody else explains ends the try', async () => {
  for (const code of ['lottery.wrong_step', 'lottery.closed_late', 'session.forbidden'] as const) {
    const { draw } = carried({ draw: refused(code), show: () => Promise.resolve(closed) })
    await expect(draw).rejects.toMatchObject({ code })
  }
})

test('a round that waits is looked at again and again, and its values are published when they are due', async () => {
  const announced: DrawView = {
    ...closed,
    version: 2,
    state: 'announced',
    locks: { of: 2, given: 1, until: ago(-1.2) },
  }
  const show = vi.fn<Asked>(() => Promise.resolve(announced))
  const close = vi.fn<Asked>(() => Promise.resolve(closed))
  const { told, draw } = carried({ show, close, draw: () => Promise.resolve(drawn) }, announced)
  expect(await draw).toBe(drawn)
  expect(told.waits).toHaveBeenCalledWith(announced, 2)
  expect(show.mock.calls.length).toBeGreaterThanOrEqual(2)
  expect(close).toHaveBeenCalledOnce()
})
