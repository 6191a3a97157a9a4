import { useQueryClient } from '@tanstack/react-query'
import { Select } from '@icss/ui/Select/Select.tsx'
import { participantDraft } from '@icss/core/participants/participant.ts'
import type { Participant } from '@icss/core/participants/participants.contract.ts'
import { draftOf } from '../forms/draft-of.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useForm } from '../forms/useForm.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { ParticipantFields } from './ParticipantFields.tsx'

const blank = { name: '', phone: '', company: '', seat: '', exclusion: '' } as const

export type ParticipantDialogProps = {
  meetingId: string
  /** Who is edited, or as what somebody is added. */
  edited: Participant | 'expected' | 'walkIn'
  onClose: () => void
}

/** Adds somebody to a meeting, or changes what is known of them. */
export function ParticipantDialog({ meetingId, edited, onClose }: ParticipantDialogProps) {
  const t = useCopy()
  const notify = useNotify()
  const { participants } = useClient()
  const queries = useQueryClient()
  const stored = typeof edited === 'string' ? undefined : edited
  const params = { meetingId }
  const form = useForm<typeof participantDraft, Participant>(
    {
      schema: participantDraft,
      saved: stored ? draftOf(participantDraft, stored) : blank,
      save: (body, before) => {
        if (before)
          return participants.update({
            params: { participantId: before.id },
            query: { version: before.version },
            body,
          })
        return edited === 'walkIn' ? participants.addWalkIn({ params, body }) : participants.create({ params, body })
      },
      onSaved: ({ name, number }) => {
        for (const noun of ['participants', 'meetings']) void queries.invalidateQueries({ queryKey: [noun] })
        if (edited === 'walkIn') notify.done(t('participants.signedIn', { name, number: number ?? '' }))
        else notify.done(t(stored ? 'participants.saved' : 'participants.added', { name }))
        onClose()
      },
    },
    stored
      ? {
          stored,
          load: async () => {
            const latest = await participants.show({ params: { participantId: stored.id } })
            return { stored: latest, values: draftOf(participantDraft, latest) }
          },
        }
      : {},
  )
  const field = useDraftFields(form, 'participants')
  const title = edited === 'walkIn' ? 'participants.addWalkIn' : stored ? 'participants.edit' : 'participants.create'
  return (
    <FormDialog
      form={form}
      record={stored && { noun: 'participants', id: stored.id }}
      title={t(title)}
      {...(edited === 'walkIn' ? { saveLabel: t('participants.addWalkIn') } : {})}
      onClose={onClose}
    >
      <ParticipantFields field={field} />
      <Select {...field.choice('exclusion')} description={t('participants.hints.exclusion')} />
    </FormDialog>
  )
}
