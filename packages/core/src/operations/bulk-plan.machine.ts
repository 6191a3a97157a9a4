import { assign, setup } from 'xstate'
import type { FieldError } from '../errors/field-error.ts'
import { failureOf } from '../machines/failure-of.ts'
import { unprovided } from '../machines/unprovided.ts'
import type { PermissionChange } from '../permissions/permission-plan.ts'
import type { Operation } from './operation.ts'
import { type IdentifiedPlan, planOf } from './plan.ts'

export interface BulkPlanContext<Wanted> {
  /** What is to be changed; none for a plan that came as a file. */
  readonly wanted: Wanted | undefined
  readonly plan: IdentifiedPlan | undefined
  /** The run that applied the plan. */
  readonly applied: Operation | undefined
  /** The run that undid it; `bad` counts what it could not restore. */
  readonly undone: Operation | undefined
  readonly failure: FieldError | undefined
}

export type BulkPlanEvent<Wanted> =
  | { type: 'plan'; wanted: Wanted }
  | { type: 'plan.opened'; plan: IdentifiedPlan }
  | { type: 'record.dropped'; id: string }
  | { type: 'replan' }
  | { type: 'apply' }
  | { type: 'undo' }
  | { type: 'again' }

const isStale = (error: unknown) => failureOf(error).code === 'operation.stale'
const nothing = { wanted: undefined, plan: undefined, applied: undefined, undone: undefined, failure: undefined }

/**
 * A bulk change (product.md section 9): idle → planning → planned → applying → applied → undoing → undone. It is
 * applied only as it was planned: data that moved since leads to stale, from where it is planned anew.
 */
export const bulkPlanMachineFor = <Wanted>() =>
  setup({
    types: { context: {} as BulkPlanContext<Wanted>, events: {} as BulkPlanEvent<Wanted> },
    actors: {
      plan: unprovided<IdentifiedPlan, { wanted: Wanted }>('plan'),
      apply: unprovided<Operation, { plan: IdentifiedPlan }>('apply'),
      undo: unprovided<Operation, { operationId: string }>('undo'),
    },
    actions: {
      failed: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
      clear: assign(nothing),
    },
    guards: {
      changesSomething: ({ context }) => (context.plan?.rows.length ?? 0) > 0,
      changedSomething: ({ context }) => (context.applied?.updated ?? 0) > 0,
      knowsWhatIsWanted: ({ context }) => context.wanted !== undefined,
      isStale: (_, { error }: { error: unknown }) => isStale(error),
    },
  }).createMachine({
    id: 'bulkPlan',
    context: nothing,
    initial: 'idle',
    states: {
      idle: {
        on: {
          plan: { target: 'planning', actions: assign(({ event }) => ({ ...nothing, wanted: event.wanted })) },
          'plan.opened': { target: 'planned', actions: assign(({ event }) => ({ ...nothing, plan: event.plan })) },
        },
      },
      planning: {
        entry: assign({ failure: undefined }),
        invoke: {
          src: 'plan',
          input: ({ context }) => ({ wanted: context.wanted as Wanted }),
          onDone: { target: 'planned', actions: assign({ plan: ({ event }) => event.output }) },
          onError: { target: 'idle', actions: { type: 'failed', params: ({ event }) => event } },
        },
      },
      planned: {
        on: {
          replan: { guard: 'knowsWhatIsWanted', target: 'planning' },
          'record.dropped': {
            actions: assign({
              plan: ({ context, event }) =>
                context.plan && {
                  id: context.plan.id,
                  ...planOf(context.plan.rows.filter(({ id }) => id !== event.id)),
                },
            }),
          },
          apply: { guard: 'changesSomething', target: 'applying' },
          again: { target: 'idle', actions: 'clear' },
        },
      },
      applying: {
        entry: assign({ failure: undefined }),
        invoke: {
          src: 'apply',
          input: ({ context }) => ({ plan: context.plan as IdentifiedPlan }),
          onDone: { target: 'applied', actions: assign({ applied: ({ event }) => event.output }) },
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
      stale: {
        on: {
          replan: { guard: 'knowsWhatIsWanted', target: 'planning' },
          again: { target: 'idle', actions: 'clear' },
        },
      },
      applied: {
        on: { undo: { guard: 'changedSomething', target: 'undoing' }, again: { target: 'idle', actions: 'clear' } },
      },
      undoing: {
        entry: assign({ failure: undefined }),
        invoke: {
          src: 'undo',
          input: ({ context }) => ({ operationId: context.applied?.id ?? '' }),
          onDone: { target: 'undone', actions: assign({ undone: ({ event }) => event.output }) },
          onError: { target: 'applied', actions: { type: 'failed', params: ({ event }) => event } },
        },
      },
      undone: { on: { again: { target: 'idle', actions: 'clear' } } },
    },
  })

/** The machine of a change of sub-channels' permissions. */
export const bulkPlanMachine = bulkPlanMachineFor<PermissionChange>()
