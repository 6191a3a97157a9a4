import { useState } from 'react'
import { newNonce } from '@icss/core/desk/new-nonce.ts'
import { type ParticipantDraft, participantDraft } from '@icss/core/participants/participant.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useForm } from '../forms/useForm.ts'
import { useCopy } from '../language/copy.ts'
import { ParticipantFields } from '../participants/ParticipantFields.tsx'

export type WalkInDialogProps = {
  /** What was looked for, which may be their name. */
  name: string
  save: (nonce: string, person: ParticipantDraft) => Promise<unknown>
  onClose: () => void
}

/** Adds somebody at the desk whom nobody expected, and signs them in. */
export function WalkInDialog({ name, save, onClose }: WalkInDialogProps) {
  const t = useCopy()
  const [nonce] = useState(newNonce)
  const form = useForm<typeof participantDraft, unknown>({
    schema: participantDraft,
    saved: { name, phone: '', company: '', seat: '', exclusion: '' },
    save: (person) => save(nonce, person),
    onSaved: onClose,
  })
  const field = useDraftFields(form, 'participants')
  return (
    <FormDialog form={form} title={t('desk.walkIn')} saveLabel={t('participants.addWalkIn')} onClose={onClose}>
      <ParticipantFields field={field} />
    </FormDialog>
  )
}
