import { assign, setup } from 'xstate'
import type * as z from 'zod/mini'
import type { Errors, FieldError } from '../errors/field-error.ts'
import { ProblemError } from '../errors/problem.ts'
import { unprovided } from '../machines/unprovided.ts'
import { check } from '../rules/check.ts'

export interface DraftContext<Values, Saved> {
  readonly values: Values
  /** As stored, or as a new one starts: what differs from it is not saved yet. */
  readonly saved: Values
  readonly errors: Errors
  /** Why saving failed as a whole. */
  readonly failure: FieldError | undefined
  readonly result: Saved | undefined
}

export type DraftEvent<Values> = { type: 'changed'; values: Partial<Values> } | { type: 'save' } | { type: 'discard' }

export interface DraftInput<Values> {
  readonly saved: Values
  /** What was typed before the page was reloaded. */
  readonly restored?: Partial<Values>
}

const sameValue = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)

/** Whether something was changed and is not saved. */
export const isDirty = <Values extends object, Saved>({ values, saved }: DraftContext<Values, Saved>): boolean =>
  Object.keys(values).some((key) => !sameValue(values[key as keyof Values], saved[key as keyof Values]))

const withoutFields = (errors: Errors, fields: readonly string[]): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !fields.includes(path.split('.')[0] ?? '')))

/**
 * Editing one entity: editing → saving → saved, or back to editing with the faults at their fields. `schema` judges
 * before anything is sent (strictly, on save); a fault goes when its field is changed. The actor `save` stores the
 * values; what the server refuses stands where the schema's own faults stand.
 */
export function createDraftMachine<S extends z.ZodMiniType<object>, Saved>(schema: S) {
  type Values = z.input<S> & object
  type Context = DraftContext<Values, Saved>
  const errorsOf = (values: Values): Errors => {
    const checked = check(schema, values)
    return checked.ok ? {} : checked.errors
  }
  return setup({
    types: {
      context: {} as Context,
      events: {} as DraftEvent<Values>,
      input: {} as DraftInput<Values>,
    },
    actors: { save: unprovided<Saved, z.output<S>>('save') },
    guards: { isValid: ({ context }) => check(schema, context.values).ok },
    actions: {
      keep: assign(({ context }, { result }: { result: Saved }) => ({ saved: context.values, result })),
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
          input: ({ context }) => {
            const checked = check(schema, context.values)
            if (!checked.ok) throw new Error('Only a valid draft is saved.')
            return checked.value
          },
          onDone: {
            target: 'saved',
            actions: { type: 'keep', params: ({ event }) => ({ result: event.output as Saved }) },
          },
          onError: {
            target: 'editing',
            actions: assign(({ event }) =>
              event.error instanceof ProblemError
                ? { errors: event.error.errors, failure: { code: event.error.code, params: event.error.params } }
                : { failure: { code: 'client.network' as const, params: {} } },
            ),
          },
        },
      },
      saved: {
        on: { changed: { target: 'editing', actions: 'change' } },
      },
    },
  })
}
