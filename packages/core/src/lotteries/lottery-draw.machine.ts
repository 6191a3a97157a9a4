import { setup, type StateValueFrom } from 'xstate'
import type { ProofRecord } from './draw-record.ts'

export type LotteryDrawEvent =
  | { type: 'open' }
  | { type: 'announce' }
  | { type: 'close' }
  | { type: 'draw' }
  | { type: 'abandon' }
  | { type: 'reveal' }
  | { type: 'void' }
  | { type: 'confirm' }
  | { type: 'finish' }

/**
 * A draw on the big screen (product.md section 5): opened; a round is announced and collects the locks of the phones,
 * closed it waits for the beacon, drawn the names still roll, revealed they are shown, and confirmed when the winners are
 * known to be there. An abandoned round leads back to opened. Finished, the secret is public.
 */
export const lotteryDrawMachine = setup({
  types: { events: {} as LotteryDrawEvent },
}).createMachine({
  id: 'lottery-draw',
  initial: 'ready',
  states: {
    ready: { on: { open: 'opened' } },
    opened: { on: { announce: 'announced', void: 'opened', finish: 'finished' } },
    announced: { on: { close: 'closed', abandon: 'opened' } },
    closed: { on: { draw: 'drawn', abandon: 'opened' } },
    drawn: { on: { reveal: 'revealed' } },
    revealed: { on: { void: 'revealed', confirm: 'confirmed' } },
    confirmed: { on: { void: 'confirmed', announce: 'announced', finish: 'finished' } },
    finished: { type: 'final' },
  },
})
export type LotteryDrawState = StateValueFrom<typeof lotteryDrawMachine>

/**
 * Where a draw stands by its records. Whether the names of a round were shown, and the winners there, is known to the
 * screen alone: to everybody else a round with a result is confirmed.
 */
export function lotteryDrawStateOf(records: readonly ProofRecord[]): LotteryDrawState {
  const states = {
    open: 'opened',
    announce: 'announced',
    close: 'closed',
    draw: 'confirmed',
    abandon: 'opened',
    void: 'confirmed',
    reveal: 'finished',
  } as const satisfies Record<ProofRecord['type'], LotteryDrawState>
  const last = records.at(-1)
  return last ? states[last.type] : 'ready'
}

/** Whether a draw that stands there allows a step. */
export const mayStep = (state: LotteryDrawState, type: LotteryDrawEvent['type']): boolean =>
  lotteryDrawMachine.resolveState({ value: state }).can({ type })
