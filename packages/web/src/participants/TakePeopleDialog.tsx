import { useQueryClient } from '@tanstack/react-query'
import { RadioGroup } from '@icss/ui/RadioGroup/RadioGroup.tsx'
import { peopleLists } from '@icss/core/participants/people-sources.ts'
import {
  peopleSources,
  type PeopleSource,
  type TakenCounts,
  takenPeopleForm,
  takenPeopleOf,
} from '@icss/core/participants/taken-people.ts'
import { meets } from '@icss/core/permissions/need.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { ReferenceField } from '../forms/ReferenceField.tsx'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useForm } from '../forms/useForm.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { ActivityField } from './ActivityField.tsx'
import { FormerMeetingField } from './FormerMeetingField.tsx'

const blank = { from: 'meeting', meetingId: '', activityId: '', companyId: '' } as const

export type TakePeopleDialogProps = { meetingId: string; onClose: () => void }

/** Makes the people of another list expected at a meeting: of those lists that one may read. */
export function TakePeopleDialog({ meetingId, onClose }: TakePeopleDialogProps) {
  const t = useCopy()
  const notify = useNotify()
  const { participants } = useClient()
  const queries = useQueryClient()
  const session = useSession()
  const offered = peopleSources.filter((source) => meets(peopleLists[source].needs, session))
  const form = useForm<typeof takenPeopleForm, TakenCounts>({
    schema: takenPeopleForm,
    saved: blank,
    save: (people) => participants.take({ params: { meetingId }, body: takenPeopleOf(people) }),
    onSaved: ({ added, known, left }) => {
      for (const noun of ['participants', 'meetings']) void queries.invalidateQueries({ queryKey: [noun] })
      const said = left > 0 ? 'participants.takenLeft' : known > 0 ? 'participants.takenKnown' : 'participants.taken'
      const text = t(said, { count: added, known, left })
      if (added > 0) notify.done(text)
      else notify.tell(text)
      onClose()
    },
  })
  const field = useDraftFields(form, 'participants')
  const { onChange, ...from } = field.any('from')
  const hint = t(`participants.takeHints.${from.value}`)
  return (
    <FormDialog
      form={form}
      title={t('participants.takeTitle')}
      saveLabel={t('participants.takeSave')}
      onClose={onClose}
    >
      {offered.length > 1 && (
        <RadioGroup
          {...from}
          onChange={(source) => onChange(source as PeopleSource)}
          options={offered.map((source) => ({ value: source, label: t(`participants.takeFrom.${source}`) }))}
        />
      )}
      {from.value === 'meeting' && (
        <FormerMeetingField {...field.text('meetingId')} description={hint} besides={meetingId} />
      )}
      {from.value === 'activity' && <ActivityField {...field.text('activityId')} description={hint} />}
      {from.value === 'employees' && <ReferenceField {...field.reference('companyId')} description={hint} />}
    </FormDialog>
  )
}
