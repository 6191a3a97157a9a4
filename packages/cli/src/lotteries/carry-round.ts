import { setTimeout as pause } from 'node:timers/promises'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { DrawView } from '@icss/core/lotteries/draws.contract.ts'
import { mayStep } from '@icss/core/lotteries/lottery-draw.machine.ts'
import type { Patiently } from '../server/patient-calls.ts'
import type { Server } from '../server/connect.ts'

/** Milliseconds between two looks at a round that waits. */
const lookEvery = 1_000
/** Milliseconds between tries for what the server still waits for, though it is due by the clock here. */
const againEvery = 3_000
/** Milliseconds that a clock here which is behind can hold a step up. */
const longestWait = 60_000

/** What the server still waits for. */
const awaited = new Set(['lottery.locks_awaited', 'lottery.beacon_waited'])
/** Somebody else has gone on with the draw. */
const overtaken = new Set(['lottery.wrong_step', 'request.conflict'])

const codeOf = (error: unknown) => (error instanceof ProblemError ? error.code : '')

/** The step that a running round waits for. */
const stepOf = ({ state }: DrawView) => (['close', 'draw'] as const).find((type) => mayStep(state, type))

export interface Carried {
  /** How the round waits, each time that it is looked at. */
  readonly waits: (draw: DrawView, seconds: number) => void
  /** The public randomness is late. */
  readonly isLate: () => void
}

/**
 * Carries the round that was announced to its end, together with whatever screens do: values of phones are published when
 * they are due, and the round is drawn once the server has its randomness. Answers the draw as it stands then; the round
 * may have been drawn, or abandoned, by somebody else.
 */
export async function carryRound(
  { draws }: Pick<Server, 'draws'>,
  from: DrawView,
  { patiently, signal, waits, isLate }: Carried & { readonly patiently: Patiently; readonly signal: AbortSignal },
): Promise<DrawView> {
  const params = { drawId: from.id }
  const show = () => patiently((options) => draws.show({ params }, options))
  let draw = from
  let since = performance.now()
  for (;;) {
    const step = stepOf(draw)
    if (!step || draw.round?.round !== from.round?.round) return draw
    const due = step === 'close' ? draw.locks.until : draw.round?.dueAt
    const left = due ? Date.parse(due) - Date.now() : 0
    if (left > 0 && performance.now() - since < longestWait) {
      waits(draw, Math.ceil(left / 1000))
      await pause(Math.min(left, lookEvery), undefined, { signal })
      draw = await show()
      continue
    }
    const query = { version: draw.version }
    try {
      draw = await patiently((options) => draws[step]({ params, query }, options))
      since = performance.now()
    } catch (error) {
      const code = codeOf(error)
      if (!awaited.has(code) && !overtaken.has(code)) throw error
      if (code === 'lottery.beacon_waited') isLate()
      if (awaited.has(code)) await pause(againEvery, undefined, { signal })
      const next = await show()
      if (overtaken.has(code) && next.version === draw.version) throw error
      draw = next
    }
  }
}
