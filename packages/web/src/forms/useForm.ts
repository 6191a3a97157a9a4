import { useMachine } from '@xstate/react'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import type * as z from 'zod/mini'
import type { Errors, FieldError } from '@icss/core/errors/field-error.ts'
import { createDraftMachine, type DraftValues, isDirty } from '@icss/core/forms/draft.machine.ts'

export interface FormState<Values> {
  readonly values: Values
  readonly errors: Errors
  readonly failure: FieldError | undefined
  readonly isSaving: boolean
  readonly isSaved: boolean
  readonly isDirty: boolean
  /** The same function all along, as `save` and `discard` are. */
  readonly change: (values: Partial<Values>) => void
  readonly save: () => void
  readonly discard: () => void
}

export interface FormOptions<S extends z.ZodMiniType<object, object>, Saved> {
  schema: S
  /** What stands in the form at first; read once. */
  saved: z.input<S>
  save: (values: z.output<S>) => Promise<Saved>
  /** Follows a success. */
  onSaved: (saved: Saved) => void
}

/**
 * Fills in a form by core's draft machine: a fault is found before anything is sent, and what the server refuses stands
 * where those faults stand. What is typed is kept nowhere but where `restored` came from.
 */
export function useForm<S extends z.ZodMiniType<object, object>, Saved>(
  { schema, saved, save, onSaved }: FormOptions<S, Saved>,
  restored?: DraftValues,
): FormState<z.input<S>> {
  const machine = useMemo(() => createDraftMachine(schema), [schema])
  // A key leaves `save` as it was, and making a machine takes longer than running it.
  const provided = useMemo(
    () =>
      machine.provide({
        actors: {
          save: fromPromise(({ input }: { input: unknown }): Promise<unknown> => save(input as z.output<S>)),
        },
      }),
    [machine, save],
  )
  const [input] = useState(() => ({ saved: saved as DraftValues, ...(restored ? { restored } : {}) }))
  const [state, send] = useMachine(provided, { input })
  const { values, errors, failure, result } = state.context
  const isSaved = state.matches('saved')
  const told = useEffectEvent(onSaved)
  useEffect(() => {
    if (isSaved) told(result as Saved)
  }, [isSaved, result])
  return {
    values: values as z.input<S>,
    errors,
    failure,
    isSaving: state.matches('saving'),
    isSaved,
    isDirty: isDirty(state.context),
    change: useCallback(
      (changed: Partial<z.input<S>>) => send({ type: 'changed', values: changed as DraftValues }),
      [send],
    ),
    save: useCallback(() => send({ type: 'save' }), [send]),
    discard: useCallback(() => send({ type: 'discard' }), [send]),
  }
}
