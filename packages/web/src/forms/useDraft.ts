import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { changedFields, type DraftContext, type KeptDraft, type Side } from '@icss/core/forms/draft.machine.ts'
import { findKept, forgetDraft, keepDraft, writeDrafts } from './kept-drafts.ts'
import { type Edited, type FormOptions, type FormState, useForm } from './useForm.ts'

/** Somebody else changed or deleted what is edited; both stay until the person chooses. */
export type DraftClash =
  | {
      readonly kind: 'changed'
      /** What somebody else stored. */
      readonly theirs: unknown
      readonly fields: readonly ClashingField[]
      readonly choose: (field: string, side: Side) => void
      readonly takeTheirs: () => void
      readonly keepMine: () => void
    }
  | { readonly kind: 'gone'; readonly saveNew: (() => void) | undefined }

/** A field that somebody else changed; `mine` where the person changed it too. */
export interface ClashingField {
  readonly name: string
  readonly theirs: unknown
  readonly mine: unknown
  readonly isMineToo: boolean
  readonly side: Side
}

export interface Draft<Values> extends FormState<Values> {
  readonly clash: DraftClash | undefined
  /** Changes when values came from elsewhere than the fields, which have to show them anew. */
  readonly turn: DraftContext['turn']
}

/** The fields in which what somebody else stored differs from what was edited. */
export const clashingFields = ({
  values,
  saved,
  clash,
}: Pick<DraftContext, 'values' | 'saved' | 'clash'>): readonly ClashingField[] => {
  if (!clash) return []
  const { theirs, mine } = clash
  const touched = new Set(changedFields(mine, saved))
  return changedFields(theirs.values, saved)
    .filter((name) => changedFields({ [name]: mine[name] }, theirs.values).length > 0)
    .map((name) => ({
      name,
      theirs: theirs.values[name],
      mine: mine[name],
      isMineToo: touched.has(name),
      side: changedFields({ [name]: values[name] }, theirs.values).length > 0 ? 'mine' : 'theirs',
    }))
}

/**
 * Edits one entity by core's draft machine. What is typed is kept under `key` until it is saved or discarded, so that a
 * reload loses nothing. `onSaved` follows a success.
 */
export function useDraft<S extends z.ZodMiniType<object, object>, Stored>(
  options: FormOptions<S, Stored> &
    Omit<Edited<S, Stored>, 'kept' | 'place'> & {
      key: string
      /** Whether what was deleted meanwhile can be saved as a new one. */
      canBecomeNew?: boolean
    },
): Draft<z.input<S>> {
  const { key, stored, load, canBecomeNew = true } = options
  const [kept] = useState(() => findKept(key))
  const { state, send, ...form } = useForm(options, { stored, kept, place: key, ...(load ? { load } : {}) })
  const { values, saved, turn } = state.context
  useEffect(() => {
    if (form.isDirty) keepDraft(key, { values, saved } satisfies KeptDraft)
    else forgetDraft(key)
  }, [form.isDirty, key, values, saved])
  useEffect(() => writeDrafts, [])
  const clashOf = (): DraftClash | undefined => {
    if (state.matches('gone'))
      return { kind: 'gone', saveNew: canBecomeNew ? () => send({ type: 'saveNew' }) : undefined }
    if (!state.matches('clashing')) return undefined
    return {
      kind: 'changed',
      theirs: state.context.clash?.theirs.stored,
      fields: clashingFields(state.context),
      choose: (field, side) => send({ type: 'chosen', field, side }),
      takeTheirs: () => send({ type: 'takeTheirs' }),
      keepMine: () => send({ type: 'keepMine' }),
    }
  }
  return { ...form, clash: clashOf(), turn }
}
