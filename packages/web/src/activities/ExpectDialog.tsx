import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Select } from '@icss/ui/Select/Select.tsx'
import type { Activity } from '@icss/core/activities/activities.contract.ts'
import { formatNumber } from '@icss/core/copy/format.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import * as styles from '../sign-ups/sign-ups.css.ts'
import { usePaths } from '../shell/usePaths.ts'

/** Stands for the meeting that is made of the activity. */
const made = 'new'

export type ExpectDialogProps = { activity: Pick<Activity, 'id' | 'title' | 'confirmed'>; onClose: () => void }

/** Makes the people of an activity expected at a meeting, and goes on to the list of that. */
export function ExpectDialog({ activity: { id, title, confirmed }, onClose }: ExpectDialogProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const client = useClient()
  const notify = useNotify()
  const pathTo = usePaths()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<string>(made)
  const { data } = useQuery({
    queryKey: ['meetings', 'coming'],
    queryFn: ({ signal }) =>
      client.meetings.list({ query: { state: 'notStarted', sort: 'startAt', pageSize: 50 } }, { signal }),
  })
  const expecting = useMutation({
    mutationFn: () => client.activities.expect({ params: { id }, body: chosen === made ? {} : { meetingId: chosen } }),
    onSuccess: ({ meetingId, added, already }) => {
      notify.done(
        already === 0
          ? t('activities.expected', { count: added })
          : t('activities.expectedAlready', { count: added, already }),
      )
      for (const noun of ['participants', 'meetings']) void queries.invalidateQueries({ queryKey: [noun] })
      onClose()
      void navigate({
        to: pathTo('lotteryJoin', { id: meetingId, joinpeople: String(added + already), winpeople: '0' }),
      })
    },
  })
  const options = [
    { value: made, label: t('activities.newMeeting', { title }) },
    ...(data?.items ?? [])
      .filter(({ cancelledAt }) => cancelledAt === null)
      .map(({ id: value, name }) => ({ value, label: name })),
  ]
  return (
    <Question
      isOpen
      onClose={onClose}
      onConfirm={() => expecting.mutate()}
      title={t('activities.expectTitle')}
      confirmLabel={t('activities.expect')}
      isPending={expecting.isPending}
      error={expecting.error}
    >
      <div className={styles.question}>
        <p>{t('activities.expectText', { count: formatNumber(confirmed, language) })}</p>
        <Select
          label={t('activities.expectMeeting')}
          placeholder={t('activities.expectMeeting')}
          options={options}
          value={chosen}
          onChange={(value) => setChosen(value ?? made)}
        />
      </div>
    </Question>
  )
}
