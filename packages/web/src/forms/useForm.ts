import { useMachine } from '@xstate/react'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import type * as z from 'zod/mini'
import type { Errors, FieldError } from '@icss/core/errors/field-error.ts'
import {
  createDraftMachine,
  type DraftContext,
  type DraftEvent,
  type DraftValues,
  isDirty,
  type KeptDraft,
  type Saving,
} from '@icss/core/forms/draft.machine.ts'
import { onSessionRenewed } from '../sessions/session-expiry.ts'

export interface FormState<Values> {
  /** By which the values are judged. */
  readonly schema: z.ZodMiniType<object, object>
  /** Under which uploads of its fields are kept. */
  readonly place: string
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

export interface FormOptions<S extends z.ZodMiniType<object, object>, Stored> {
  schema: S
  /** What stands in the form at first; read once. */
  saved: z.input<S>
  /** Stores the values over `stored`, which is undefined for something new. */
  save: (values: z.output<S>, stored: Stored | undefined) => Promise<Stored>
  /** Follows a success. */
  onSaved: (stored: Stored) => void
}

export interface Edited<S extends z.ZodMiniType<object, object>, Stored> {
  /** What is edited; undefined for a new one. */
  stored?: Stored | undefined
  kept?: KeptDraft | undefined
  /** Under which uploads of its fields are kept. */
  place?: string
  /** Fetches what is stored now, when somebody else changed it meanwhile. */
  load?: () => Promise<{ stored: Stored; values: z.input<S> }>
}

/** A form and the machine behind it. */
export interface RunningForm<Values> extends FormState<Values> {
  readonly state: { readonly context: DraftContext; matches(state: 'clashing' | 'gone' | 'comparing'): boolean }
  readonly send: (event: DraftEvent) => void
}

/**
 * Fills in a form by core's draft machine: a fault is found before anything is sent, and what the server refuses stands
 * where those faults stand. What is typed is kept nowhere but where `kept` came from.
 */
export function useForm<S extends z.ZodMiniType<object, object>, Stored>(
  { schema, saved, save, onSaved }: FormOptions<S, Stored>,
  { stored, kept, load, place = '' }: Edited<S, Stored> = {},
): RunningForm<z.input<S>> {
  const machine = useMemo(() => createDraftMachine(schema), [schema])
  const storing = useEffectEvent(save)
  const loading = useEffectEvent(() => (load ? load() : Promise.reject(new Error('Nothing else is stored.'))))
  const [provided] = useState(() =>
    machine.provide({
      actors: {
        save: fromPromise(({ input }: { input: Saving }): Promise<unknown> =>
          storing(input.values as z.output<S>, input.stored as Stored | undefined),
        ),
        load: fromPromise(async () => {
          const latest = await loading()
          return { stored: latest.stored as unknown, values: latest.values as DraftValues }
        }),
      },
    }),
  )
  const [input] = useState(() => ({ saved: saved as DraftValues, stored, ...(kept ? { kept } : {}) }))
  const [state, send] = useMachine(provided, { input })
  const { context } = state
  const isSaved = state.matches('saved')
  const told = useEffectEvent(onSaved)
  useEffect(() => {
    if (isSaved) told(context.stored as Stored)
  }, [isSaved, context.stored])
  useEffect(() => onSessionRenewed(() => send({ type: 'renewed' })), [send])
  return {
    state,
    send,
    schema,
    place,
    values: context.values as z.input<S>,
    errors: context.errors,
    failure: context.failure,
    isSaving: state.matches('saving') || state.matches('waiting') || state.matches('comparing'),
    isSaved,
    isDirty: isDirty(context),
    change: useCallback(
      (changed: Partial<z.input<S>>) => send({ type: 'changed', values: changed as DraftValues }),
      [send],
    ),
    save: useCallback(() => send({ type: 'save' }), [send]),
    discard: useCallback(() => send({ type: 'discard' }), [send]),
  }
}
