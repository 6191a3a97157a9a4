import { meetingForm, typeCodeOf } from '@icss/core/meetings/meeting.ts'
import { NounEdit } from '../forms/NounEdit.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { MeetingForm } from './MeetingForm.tsx'
import { newMeeting } from './new-meeting.ts'
import { useZhList } from './useZhList.ts'

/** Makes a meeting, and leads to its awards. */
export default function MeetingNewScreen() {
  const pathTo = usePaths()
  return (
    <NounEdit
      noun="meetings"
      content="meeting"
      id={undefined}
      listPath={useZhList('lotteryList')}
      schema={meetingForm}
      blank={newMeeting}
      savedPath={({ id, state }) => pathTo('lotterySet', { id, type: typeCodeOf(state) })}
    >
      {(form) => <MeetingForm {...form} hasSecret={false} />}
    </NounEdit>
  )
}
