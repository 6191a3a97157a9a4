import { assign, setup } from 'xstate'
import type { FieldError } from '../errors/field-error.ts'
import { failureOf } from '../machines/failure-of.ts'
import { unprovided } from '../machines/unprovided.ts'
import { type Plan, planOf, type PlanRow } from './plan.ts'

/** How a run of a plan ended. `failed` are the rows that could not be changed, or not be restored. */
export interface PlanOutcome {
  readonly operationId: string
  readonly changed: number
  readonly failed: PlanRow[]
}

export interface BulkPlanContext {
  readonly plan: Plan | undefined
  readonly outcome: PlanOutcome | undefined
  readonly undone: PlanOutcome | undefined
  readonly failure: FieldError | undefined
}

export type BulkPlanEvent =
  | { type: 'plan' }
  | { type: 'row.dropped'; id: string; field: string }
  | { type: 'apply' }
  | { type: 'undo' }
  | { type: 'again' }

const isStale = (error: unknown) => failureOf(error).code === 'operation.stale'

/**
 * A bulk change (product.md section 9): idle → planning → planned → applying → applied → undoing → undone. It is
 * applied only as it was planned: data that moved since leads to stale, from where it is planned anew.
 */
export const bulkPlanMachine = setup({
  types: { context: {} as BulkPlanContext, events: {} as BulkPlanEvent },
  actors: {
    plan: unprovided<Plan, void>('plan'),
    apply: unprovided<PlanOutcome, { plan: Plan }>('apply'),
    undo: unprovided<PlanOutcome, { operationId: string }>('undo'),
  },
  actions: {
    failed: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    clear: assign({ plan: undefined, outcome: undefined, undone: undefined, failure: undefined }),
  },
  guards: {
    changesSomething: ({ context }) => (context.plan?.rows.length ?? 0) > 0,
    changedSomething: ({ context }) => (context.outcome?.changed ?? 0) > 0,
    isStale: (_, { error }: { error: unknown }) => isStale(error),
  },
}).createMachine({
  id: 'bulkPlan',
  context: { plan: undefined, outcome: undefined, undone: undefined, failure: undefined },
  initial: 'idle',
  states: {
    idle: { on: { plan: 'planning' } },
    planning: {
      entry: 'clear',
      invoke: {
        src: 'plan',
        onDone: { target: 'planned', actions: assign({ plan: ({ event }) => event.output }) },
        onError: { target: 'idle', actions: { type: 'failed', params: ({ event }) => event } },
      },
    },
    planned: {
      on: {
        plan: 'planning',
        'row.dropped': {
          actions: assign({
            plan: ({ context, event }) =>
              context.plan &&
              planOf(context.plan.rows.filter(({ id, field }) => id !== event.id || field !== event.field)),
          }),
        },
        apply: { guard: 'changesSomething', target: 'applying' },
      },
    },
    applying: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'apply',
        input: ({ context }) => ({ plan: context.plan as Plan }),
        onDone: { target: 'applied', actions: assign({ outcome: ({ event }) => event.output }) },
        onError: [
          {
            guard: { type: 'isStale', params: ({ event }) => event },
            target: 'stale',
            actions: { type: 'failed', params: ({ event }) => event },
          },
          { target: 'planned', actions: { type: 'failed', params: ({ event }) => event } },
        ],
      },
    },
    stale: { on: { plan: 'planning' } },
    applied: { on: { undo: { guard: 'changedSomething', target: 'undoing' }, again: 'idle' } },
    undoing: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'undo',
        input: ({ context }) => ({ operationId: context.outcome?.operationId ?? '' }),
        onDone: { target: 'undone', actions: assign({ undone: ({ event }) => event.output }) },
        onError: { target: 'applied', actions: { type: 'failed', params: ({ event }) => event } },
      },
    },
    undone: { on: { again: 'idle' } },
  },
})
