import { use, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { DraftValues } from '@icss/core/forms/draft.machine.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { EditedContext } from './EditedContext.ts'
import { findDraft, forgetDraft, keepDraft, writeDrafts } from './kept-drafts.ts'
import { type FormOptions, type FormState, useForm } from './useForm.ts'

/** Somebody else changed or deleted what is edited; both stay until the person chooses. */
export type DraftClash =
  | { readonly kind: 'changed'; readonly takeTheirs: () => Promise<void>; readonly keepMine: () => Promise<void> }
  | { readonly kind: 'gone'; readonly saveNew: (() => void) | undefined }

export interface Draft<Values> extends FormState<Values> {
  readonly clash: DraftClash | undefined
}

/**
 * Edits one entity by core's draft machine. What is typed is kept under `key` until it is saved or discarded, so that a
 * reload loses nothing. `onSaved` follows a success.
 */
export function useDraft<S extends z.ZodMiniType<object, object>, Saved>(
  options: FormOptions<S, Saved> & { key: string },
): Draft<z.input<S>> {
  const { key } = options
  const [restored] = useState(() => findDraft(key) as DraftValues | undefined)
  const form = useForm(options, restored)
  const { values, failure, isDirty: dirty, save } = form
  const keptAs = useRef(key)
  useEffect(() => {
    // What it is based on has moved on, and its name with it.
    if (keptAs.current !== key) forgetDraft(keptAs.current)
    keptAs.current = key
    if (dirty) keepDraft(key, values)
    else forgetDraft(key)
  }, [dirty, key, values])
  useEffect(() => writeDrafts, [])
  const edited = use(EditedContext)
  const [isGone, setGone] = useState(false)
  // Saved once the screen around has drawn what the draft is based on now.
  const [savesAgain, setSavesAgain] = useState(0)
  const saveNext = () => setSavesAgain((last) => last + 1)
  useEffect(() => {
    if (savesAgain > 0) save()
  }, [savesAgain, save])
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
  return { ...form, clash: clashOf() }
}
