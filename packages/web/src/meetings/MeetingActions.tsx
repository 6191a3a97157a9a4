import { Ban, CirclePlay, CircleStop } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { canApplyToMeeting } from '@icss/core/meetings/meeting.machine.ts'
import { type Meeting, meetingActions } from '@icss/core/meetings/meetings.contract.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { useRowChange } from '../lists/useRowChange.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useReadsOnly } from '../shell/useReadsOnly.ts'

type Action = (typeof meetingActions)[number]

const icons = {
  start: <CirclePlay size={16} />,
  end: <CircleStop size={16} />,
  cancel: <Ban size={16} />,
} as const

/** A button for each step that core's machine allows a meeting now; there is no way back from any. */
export function MeetingActions({ meeting }: { meeting: Meeting }) {
  const t = useCopy()
  const { meetings } = useClient()
  const row = useRowChange('meetings')
  const [asked, setAsked] = useState<Action>()
  const isReadOnly = useReadsOnly()
  const [now] = useState(() => Date.now())
  const { id, name } = meeting
  const allowed = isReadOnly ? [] : meetingActions.filter((type) => canApplyToMeeting(meeting, { type }, now))
  const take = (action: Action) =>
    row.change(async () => {
      await meetings.act({ params: { id }, body: { action } })
      return t(`meetings.acted.${action}`, { name })
    })
  return (
    <>
      {allowed.map((action) => (
        <Button
          key={action}
          icon={icons[action]}
          variant={action === 'start' ? 'secondary' : 'dangerOutline'}
          isPending={row.isPending}
          onPress={() => setAsked(action)}
        >
          {t(`meetings.events.${action}`)}
        </Button>
      ))}
      {asked && (
        <Question
          isOpen
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            take(asked)
          }}
          title={t(`meetings.ask.${asked}.title`)}
          confirmLabel={t(`meetings.events.${asked}`)}
          isDestructive={asked !== 'start'}
        >
          {t(`meetings.ask.${asked}.text`, { name })}
        </Question>
      )}
    </>
  )
}
