import { useEffect, useEffectEvent } from 'react'
import { meetingForm, typeCodeOf } from '@icss/core/meetings/meeting.ts'
import type { Meeting } from '@icss/core/meetings/meetings.contract.ts'
import { NounEdit } from '../forms/NounEdit.tsx'
import { SignInLinks } from '../sign-ins/SignInLinks.tsx'
import { Fetched } from '../server/Fetched.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { usePaths } from '../shell/usePaths.ts'
import { useReplaceAddress } from '../shell/useReplaceAddress.ts'
import { AfterwardsPanel } from './AfterwardsPanel.tsx'
import { AwardsPanel } from './AwardsPanel.tsx'
import { MeetingActions } from './MeetingActions.tsx'
import { MeetingForm } from './MeetingForm.tsx'
import { MeetingLinks } from './MeetingLinks.tsx'
import { MeetingStatus } from './MeetingStatus.tsx'
import * as styles from './meetings.css.ts'
import { newMeeting } from './new-meeting.ts'
import { useCopyMeeting } from './useCopyMeeting.ts'
import { useZhList } from './useZhList.ts'
import { useMeeting } from './useMeeting.ts'

const isOver = ({ state, cancelledAt }: Meeting) => state === 'ended' || cancelledAt !== null

/** The settings of a meeting (seed section 2, lotterySet); the type code in the path is corrected from the server. */
export default function MeetingSetScreen({ params: { id = '', type } }: ScreenProps) {
  const pathTo = usePaths()
  const replaceAddress = useReplaceAddress()
  const listPath = useZhList('lotteryList')
  const copy = useCopyMeeting()
  const found = useMeeting(id)
  const code = found.data && typeCodeOf(found.data.state)
  const right =
    code === undefined || type === undefined || code === type ? undefined : pathTo('lotterySet', { id, type: code })
  const correct = useEffectEvent((to: string) => replaceAddress({ to }))
  useEffect(() => {
    if (right !== undefined) correct(right)
  }, [right])
  return (
    <NounEdit
      noun="meetings"
      content="meeting"
      id={id}
      listPath={listPath}
      schema={meetingForm}
      blank={newMeeting}
      copy={copy}
    >
      {(form) => (
        <>
          <Fetched query={found}>
            {(meeting) => (
              <>
                <div className={styles.bar}>
                  <MeetingStatus meeting={meeting} />
                  <MeetingLinks id={id} meeting={meeting} here="lotterySet" />
                  <div className={styles.end}>
                    <MeetingActions meeting={meeting} />
                  </div>
                </div>
                {isOver(meeting) && <AfterwardsPanel meeting={meeting} />}
                <SignInLinks meetingId={id} />
                <AwardsPanel meeting={meeting} />
              </>
            )}
          </Fetched>
          <MeetingForm {...form} hasSecret={found.data?.hasAppSecret ?? false} />
        </>
      )}
    </NounEdit>
  )
}
