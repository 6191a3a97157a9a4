import { useMachine } from '@xstate/react'
import { use, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import type * as z from 'zod/mini'
import type { Errors, FieldError } from '@icss/core/errors/field-error.ts'
import { createDraftMachine, type DraftValues, isDirty } from '@icss/core/forms/draft.machine.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { EditedContext } from './EditedContext.ts'
import { findDraft, forgetDraft, keepDraft, writeDrafts } from './kept-drafts.ts'

/** Somebody else changed or deleted what is edited; both stay until the person chooses. */
export type DraftClash =
  | { readonly kind: 'changed'; readonly takeTheirs: () => Promise<void>; readonly keepMine: () => Promise<void> }
  | { readonly kind: 'gone'; readonly saveNew: (() => void) | undefined }

export interface Draft<Values> {
  readonly values: Values
  readonly errors: Errors
  readonly failure: FieldError | undefined
  readonly clash: DraftClash | undefined
  readonly isSaving: boolean
  readonly isDirty: boolean
  /** The same function all along, as `save` and `discard` are. */
  readonly change: (values: Partial<Values>) => void
  readonly save: () => void
  readonly discard: () => void
}

/**
 * Edits one entity by core's draft machine. What is typed is kept under `key` until it is saved or discarded, so that a
 * reload loses nothing. `onSaved` follows a success.
 */
export function useDraft<S extends z.ZodMiniType<object, object>, Saved>(options: {
  key: string
  schema: S
  saved: z.input<S>
  save: (values: z.output<S>) => Promise<Saved>
  onSaved: (saved: Saved) => void
}): Draft<z.input<S>> {
  const { key, schema, save, onSaved } = options
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
  const [input] = useState(() => {
    const restored = findDraft(key) as DraftValues | undefined
    return { saved: options.saved as DraftValues, ...(restored ? { restored } : {}) }
  })
  const [state, send] = useMachine(provided, { input })
  const { values, errors, failure, result } = state.context
  const isSaved = state.matches('saved')
  const dirty = isDirty(state.context)
  const keptAs = useRef(key)
  useEffect(() => {
    // What it is based on has moved on, and its name with it.
    if (keptAs.current !== key) forgetDraft(keptAs.current)
    keptAs.current = key
    if (dirty) keepDraft(key, values)
    else forgetDraft(key)
  }, [dirty, key, values])
  useEffect(() => writeDrafts, [])
  const told = useEffectEvent(onSaved)
  useEffect(() => {
    if (isSaved) told(result as Saved)
  }, [isSaved, result])
  const edited = use(EditedContext)
  const [isGone, setGone] = useState(false)
  // Saved once the screen around has drawn what the draft is based on now.
  const [savesAgain, setSavesAgain] = useState(0)
  const saveNext = () => setSavesAgain((last) => last + 1)
  useEffect(() => {
    if (savesAgain > 0) send({ type: 'save' })
  }, [savesAgain, send])
  const goOn = async (way: () => Promise<void>, next: () => void) => {
    try {
      await way()
      next()
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'request.not_found') throw error
      setGone(true)
    }
  }
  const clashOf = (): DraftClash | undefined => {
    if (!edited || (failure?.code !== 'request.conflict' && failure?.code !== 'request.not_found')) return undefined
    const { catchUp, startOver, becomeNew } = edited
    if (isGone || failure.code === 'request.not_found')
      return {
        kind: 'gone',
        saveNew:
          becomeNew &&
          (() => {
            becomeNew()
            saveNext()
          }),
      }
    return {
      kind: 'changed',
      takeTheirs: () => goOn(startOver, () => forgetDraft(key)),
      keepMine: () => goOn(catchUp, saveNext),
    }
  }
  return {
    values: values as z.input<S>,
    errors,
    failure,
    clash: clashOf(),
    isSaving: state.matches('saving'),
    isDirty: dirty,
    change: useCallback(
      (changed: Partial<z.input<S>>) => send({ type: 'changed', values: changed as DraftValues }),
      [send],
    ),
    save: useCallback(() => send({ type: 'save' }), [send]),
    discard: useCallback(() => send({ type: 'discard' }), [send]),
  }
}
