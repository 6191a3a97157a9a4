import { assign, setup } from 'xstate'
import type * as z from 'zod/mini'
import type { Errors, FieldError } from '../errors/field-error.ts'
import { ProblemError } from '../errors/problem-error.ts'
import { failureOf } from '../machines/failure-of.ts'
import { unprovided } from '../machines/unprovided.ts'
import { check } from '../rules/check.ts'

/** Values of any entity: the machine knows them by its schema only. */
export type DraftValues = Readonly<Record<string, unknown>>

export interface DraftContext {
  readonly values: DraftValues
  /** As stored, or as a new one starts: what differs from it is not saved yet. */
  readonly saved: DraftValues
  readonly errors: Errors
  /** Why saving failed as a whole. */
  readonly failure: FieldError | undefined
  /** What `save` answered. */
  readonly result: unknown
}

export type DraftEvent = { type: 'changed'; values: DraftValues } | { type: 'save' } | { type: 'discard' }

export interface DraftInput {
  readonly saved: DraftValues
  /** What was typed before the page was reloaded. */
  readonly restored?: DraftValues
}

const sameValue = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)

/** Whether something was changed and is not saved. */
export const isDirty = ({ values, saved }: Pick<DraftContext, 'values' | 'saved'>): boolean =>
  Object.keys(values).some((key) => !sameValue(values[key], saved[key]))

/** The same errors when none is of these fields. */
const withoutFields = (errors: Errors, fields: readonly string[]): Errors => {
  const all = Object.entries(errors)
  const kept = all.filter(([path]) => !fields.includes(path.split('.')[0] ?? ''))
  return kept.length === all.length ? errors : Object.fromEntries(kept)
}

/**
 * Editing one entity: editing → saving → saved, or back to editing with the faults at their fields. `schema` judges
 * before anything is sent (strictly, on save); a fault goes when its field is changed. The actor `save` stores the
 * values; what the server refuses stands where the schema's own faults stand.
 */
export function createDraftMachine(schema: z.ZodMiniType) {
  const errorsOf = (values: DraftValues): Errors => {
    const checked = check(schema, values)
    return checked.ok ? {} : checked.errors
  }
  return setup({
    types: { context: {} as DraftContext, events: {} as DraftEvent, input: {} as DraftInput },
    actors: { save: unprovided<unknown, unknown>('save') },
    guards: { isValid: ({ context }) => check(schema, context.values).ok },
    actions: {
      refuse: assign((_, { error }: { error: unknown }) => ({
        errors: error instanceof ProblemError ? error.errors : {},
        failure: failureOf(error),
      })),
      change: assign(({ context, event }) => {
        if (event.type !== 'changed') return {}
        return {
          values: { ...context.values, ...event.values },
          errors: withoutFields(context.errors, ['', ...Object.keys(event.values)]),
          failure: undefined,
        }
      }),
    },
  }).createMachine({
    id: 'draft',
    context: ({ input }) => ({
      values: { ...input.saved, ...input.restored },
      saved: input.saved,
      errors: {},
      failure: undefined,
      result: undefined,
    }),
    initial: 'editing',
    states: {
      editing: {
        on: {
          changed: { actions: 'change' },
          discard: { actions: assign(({ context }) => ({ values: context.saved, errors: {}, failure: undefined })) },
          save: [
            { guard: 'isValid', target: 'saving' },
            { actions: assign({ errors: ({ context }) => errorsOf(context.values), failure: undefined }) },
          ],
        },
      },
      saving: {
        entry: assign({ errors: {}, failure: undefined }),
        invoke: {
          src: 'save',
          input: ({ context }: { context: DraftContext }) => {
            const checked = check(schema, context.values)
            if (!checked.ok) throw new Error('Only a valid draft is saved.')
            return checked.value
          },
          onDone: {
            target: 'saved',
            actions: assign(({ context, event }) => ({ saved: context.values, result: event.output })),
          },
          onError: { target: 'editing', actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) } },
        },
      },
      saved: {
        on: { changed: { target: 'editing', actions: 'change' } },
      },
    },
  })
}
