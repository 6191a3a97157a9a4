import { useState } from 'react'
import type { ScreenProps } from '../shell/view.ts'
import { Fetched } from '../server/Fetched.tsx'
import { SignInStage, type SignInStageProps } from './SignInStage.tsx'
import { useMeeting } from '../meetings/useMeeting.ts'

export type SignInScreenProps = ScreenProps & Pick<SignInStageProps, 'now'>

/** The sign-in of a meeting as the big screen and as a phone show it (seed section 4). */
export default function SignInScreen({ params: { id = '' }, now }: SignInScreenProps) {
  const found = useMeeting(id)
  // Followed anew when the code was turned on here.
  const [turn, setTurn] = useState(0)
  return (
    <Fetched query={found}>
      {(meeting) => <SignInStage key={turn} meeting={meeting} now={now} onOpened={() => setTurn(turn + 1)} />}
    </Fetched>
  )
}
