import { assign, setup } from 'xstate'

/** Milliseconds between two steps of the bar (seed section 2). */
export const stepInterval = 200
/** Percent that one step adds: at least, at most (seed section 2). */
export const stepPercent = { least: 5, most: 7 } as const
/** Percent at which the bar waits for the navigation to finish (seed section 2). */
export const waitingPercent = 95
/** Milliseconds for which the full bar stays to be seen. */
export const fullShown = 200

export interface NavigationProgressInput {
  /** Numbers from 0 to below 1; `Math.random` unless a test wants to know them. */
  readonly random?: () => number
}

export interface NavigationProgressContext {
  /** 0 to 100. */
  readonly percent: number
  readonly random: () => number
}

export type NavigationProgressEvent = { type: 'start' } | { type: 'finish' }

/**
 * The bar at the top of the page (seed section 2): started before each navigation, finished after it. idle → advancing
 * → waiting at 95 → full → idle. Starting again while it runs begins at 0.
 */
export const navigationProgressMachine = setup({
  types: {
    context: {} as NavigationProgressContext,
    events: {} as NavigationProgressEvent,
    input: {} as NavigationProgressInput,
  },
  actions: {
    reset: assign({ percent: 0 }),
    advance: assign({ percent: ({ context }) => advanced(context) }),
  },
  guards: { isNearlyFull: ({ context }) => context.percent >= waitingPercent },
  delays: { stepInterval, fullShown },
}).createMachine({
  id: 'navigationProgress',
  context: ({ input }) => ({ percent: 0, random: input.random ?? Math.random }),
  initial: 'idle',
  on: { start: { target: '.advancing', reenter: true, actions: 'reset' } },
  states: {
    idle: { entry: 'reset' },
    advancing: {
      on: { finish: { target: 'full' } },
      after: { stepInterval: { target: 'stepping' } },
    },
    stepping: {
      entry: 'advance',
      always: [{ guard: 'isNearlyFull', target: 'waiting' }, { target: 'advancing' }],
    },
    waiting: { on: { finish: { target: 'full' } } },
    full: {
      entry: assign({ percent: 100 }),
      after: { fullShown: { target: 'idle' } },
    },
  },
})

function advanced({ percent, random }: NavigationProgressContext): number {
  const step = stepPercent.least + random() * (stepPercent.most - stepPercent.least)
  return Math.min(percent + step, waitingPercent)
}
