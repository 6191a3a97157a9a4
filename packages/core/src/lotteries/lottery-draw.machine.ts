import { assign, setup } from 'xstate'
import type { FieldError } from '../errors/field-error.ts'
import { failureOf } from '../machines/failure-of.ts'
import { unprovided } from '../machines/unprovided.ts'

/** An award and how many of it can still be drawn. */
export interface AwardLeft {
  readonly id: string
  readonly left: number
}

export interface DrawnWinner {
  readonly id: string
  readonly name: string
}

/** A draw as the big screen may see it: never its secret before the end. */
export interface PublicDraw {
  readonly commitment: string
  /** Participants who have not won yet. */
  readonly candidates: number
  readonly awards: readonly AwardLeft[]
}

interface Leaving {
  readonly participant: string
  readonly reason: string
}

export interface LotteryDrawContext {
  readonly draw: PublicDraw | undefined
  readonly award: string
  readonly count: number
  readonly entropy: string
  /** Winners of the round on the screen, those voided left out. */
  readonly winners: readonly DrawnWinner[]
  /** How many of the round were voided and not yet redrawn. */
  readonly voided: number
  /** The winner who is being voided. */
  readonly leaving: Leaving | undefined
  /** The secret, hex, once the draw is finished. */
  readonly secret: string | undefined
  readonly failure: FieldError | undefined
}

export type LotteryDrawEvent =
  | { type: 'commit' }
  | { type: 'award.chosen'; award: string; count: number }
  | { type: 'entropy.changed'; value: string }
  | { type: 'roll' }
  | { type: 'stop' }
  | { type: 'void'; participant: string; reason: string }
  | { type: 'redraw' }
  | { type: 'confirm' }
  | { type: 'next' }
  | { type: 'finish' }

export interface RoundInput {
  readonly award: string
  readonly count: number
  readonly entropy: string
}

const leftOf = ({ draw, award }: LotteryDrawContext) => draw?.awards.find(({ id }) => id === award)?.left ?? 0

const isPossible = (context: LotteryDrawContext, count: number) =>
  Number.isInteger(count) && count >= 1 && count <= leftOf(context) && count <= (context.draw?.candidates ?? 0)

/**
 * A draw on the big screen (product.md sections 5 and 10): ready → committed → rolling → drawing → revealed →
 * confirmed. The commitment stands before any entropy is typed; a round rolls with an award, a count that is left and
 * an entropy that is not empty. Absent winners are voided with a reason and redrawn in a new round; finishing reveals
 * the secret. What fails leads back to where the person can try again.
 */
export const lotteryDrawMachine = setup({
  types: {
    context: {} as LotteryDrawContext,
    events: {} as LotteryDrawEvent,
    input: {} as { draw?: PublicDraw },
  },
  actors: {
    commit: unprovided<PublicDraw, void>('commit'),
    draw: unprovided<{ draw: PublicDraw; winners: DrawnWinner[] }, RoundInput>('draw'),
    void: unprovided<PublicDraw, Leaving>('void'),
    reveal: unprovided<string, void>('reveal'),
  },
  actions: {
    clearRound: assign({ award: '', count: 1, entropy: '', winners: [], voided: 0, failure: undefined }),
    failed: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
  guards: {
    isCommitted: ({ context }) => context.draw !== undefined,
    canRoll: ({ context }) => isPossible(context, context.count) && context.entropy.trim() !== '',
    isWinner: ({ context }, { participant, reason }: Leaving) =>
      reason.trim() !== '' && context.winners.some(({ id }) => id === participant),
    someVoided: ({ context }) => context.voided > 0,
  },
}).createMachine({
  id: 'lotteryDraw',
  context: ({ input }) => ({
    draw: input.draw,
    award: '',
    count: 1,
    entropy: '',
    winners: [],
    voided: 0,
    leaving: undefined,
    secret: undefined,
    failure: undefined,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isCommitted', target: 'committed' }, { target: 'ready' }] },
    ready: { on: { commit: 'committing' } },
    committing: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'commit',
        onDone: { target: 'committed', actions: assign({ draw: ({ event }) => event.output }) },
        onError: { target: 'ready', actions: { type: 'failed', params: ({ event }) => event } },
      },
    },
    committed: {
      on: {
        'award.chosen': { actions: assign(({ event: { award, count } }) => ({ award, count })) },
        'entropy.changed': { actions: assign({ entropy: ({ event }) => event.value }) },
        roll: { guard: 'canRoll', target: 'rolling' },
        finish: 'finishing',
      },
    },
    rolling: { entry: assign({ failure: undefined }), on: { stop: 'drawing' } },
    drawing: {
      invoke: {
        src: 'draw',
        input: ({ context: { award, count, entropy } }) => ({ award, count, entropy }),
        onDone: {
          target: 'revealed',
          actions: assign(({ event: { output } }) => ({ draw: output.draw, winners: output.winners, voided: 0 })),
        },
        onError: { target: 'committed', actions: { type: 'failed', params: ({ event }) => event } },
      },
    },
    revealed: {
      on: {
        void: {
          guard: { type: 'isWinner', params: ({ event }) => event },
          target: 'voiding',
          actions: assign({
            leaving: ({ event }) => ({ participant: event.participant, reason: event.reason.trim() }),
          }),
        },
        redraw: {
          guard: 'someVoided',
          target: 'committed',
          actions: assign(({ context }) => ({ count: context.voided, entropy: '', winners: [], voided: 0 })),
        },
        confirm: 'confirmed',
      },
    },
    voiding: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'void',
        input: ({ context }) => context.leaving as Leaving,
        onDone: {
          target: 'revealed',
          actions: assign(({ context, event }) => ({
            draw: event.output,
            winners: context.winners.filter(({ id }) => id !== context.leaving?.participant),
            voided: context.voided + 1,
            leaving: undefined,
          })),
        },
        onError: {
          target: 'revealed',
          actions: [{ type: 'failed', params: ({ event }) => event }, assign({ leaving: undefined })],
        },
      },
    },
    confirmed: { on: { next: { target: 'committed', actions: 'clearRound' }, finish: 'finishing' } },
    finishing: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'reveal',
        onDone: { target: 'finished', actions: assign({ secret: ({ event }) => event.output }) },
        onError: { target: 'confirmed', actions: { type: 'failed', params: ({ event }) => event } },
      },
    },
    finished: { type: 'final' },
  },
})
