import { type ReactNode, useCallback, useRef } from 'react'
import { Form } from '@icss/ui/Form/Form.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { FormUploads } from '../uploads/FormUploads.ts'
import { AskBeforeLeaving } from './AskBeforeLeaving.tsx'
import { DraftClashNote } from './DraftClashNote.tsx'
import { DraftFoot } from './DraftFoot.tsx'
import type { Draft } from './useDraft.ts'
import { useUploadGuard } from './useUploadGuard.ts'
import type { FieldNoun } from './useDraftFields.ts'

export type DraftFormProps = {
  draft: Draft<object>
  noun: FieldNoun
  /** Names what a fault inside a field is about, such as the third product's link; else the field's label does. */
  labelOf?: (path: string) => string | undefined
  /** The field that takes the focus for a fault inside a list, when it is not the list's own. */
  focusOf?: (path: string) => string | undefined
  saveLabel?: string
  onCancel: () => void
  /** Told before each save whether the next row of the list is to follow; missing where there is none. */
  onGoOn?: ((goesOn: boolean) => void) | undefined
  children: ReactNode
}

const fieldOf = (path: string) => path.split('.')[0] ?? ''

/**
 * A draft as a form: summary of faults, fields, save and cancel. Leaving asks when something is not saved yet; saving
 * waits for what is being uploaded, which would be left out.
 */
export function DraftForm({ draft, noun, labelOf, focusOf, saveLabel, onCancel, onGoOn, children }: DraftFormProps) {
  const t = useCopy()
  const { inSummary, ofWhole } = useErrorWording()

  const faults = Object.entries(draft.errors)
  const problems = faults.map(([path, error]) => ({
    name: focusOf?.(path) ?? fieldOf(path),
    message: inSummary(labelOf?.(path) ?? t(`${noun}.fields.${fieldOf(path)}` as 'companies.fields.name'), error),
  }))
  if (draft.failure && faults.length === 0 && !draft.clash) problems.push({ name: '', message: ofWhole(draft.failure) })
  const { begin, guarded } = useUploadGuard()
  const asksForNext = useRef(false)
  const saveNext = useCallback((form: HTMLFormElement | null) => {
    asksForNext.current = true
    form?.requestSubmit()
  }, [])
  const submit = () => {
    const goesOn = asksForNext.current
    asksForNext.current = false
    guarded(() => {
      onGoOn?.(goesOn)
      draft.save()
    })()
  }
  return (
    <Form onSubmit={submit} problems={problems} summaryTitle={t('shell.errorSummary', { count: problems.length })}>
      {draft.clash && <DraftClashNote key={draft.clash.kind} clash={draft.clash} noun={noun} />}
      <FormUploads key={draft.turn} value={begin}>
        {children}
      </FormUploads>
      <DraftFoot
        isDirty={draft.isDirty}
        isSaving={draft.isSaving}
        saveLabel={saveLabel ?? t('shell.save')}
        onCancel={onCancel}
        onSaveNext={onGoOn ? saveNext : undefined}
      />
      <AskBeforeLeaving isDirty={draft.isDirty} onDiscard={draft.discard} />
    </Form>
  )
}
