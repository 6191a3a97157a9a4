import type * as z from 'zod/mini'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import {
  maxParticipantCompany,
  maxParticipantName,
  maxSeat,
  type participantDraft,
} from '@icss/core/participants/participant.ts'
import type { DraftFields } from '../forms/useDraftFields.ts'
import { useCopy } from '../language/copy.ts'

export type ParticipantFieldsProps = { field: DraftFields<z.input<typeof participantDraft>> }

/** Who somebody is, and where they sit. */
export function ParticipantFields({ field }: ParticipantFieldsProps) {
  const t = useCopy()
  return (
    <>
      <TextField {...field.text('name')} isRequired maxLength={maxParticipantName} />
      <TextField {...field.text('phone')} inputMode="tel" description={t('participants.hints.phone')} />
      <TextField {...field.text('company')} maxLength={maxParticipantCompany} />
      <TextField {...field.text('seat')} maxLength={maxSeat} description={t('participants.hints.seat')} />
    </>
  )
}
