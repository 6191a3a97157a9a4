import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ScreenProps } from '../shell/view.ts'
import { detailKey } from '../entities/DetailScreen.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { SignInStage, type SignInStageProps } from './SignInStage.tsx'

export type SignInScreenProps = ScreenProps & Pick<SignInStageProps, 'now'>

/** The sign-in of a meeting as the big screen and as a phone show it (seed section 4). */
export default function SignInScreen({ params: { id = '' }, now }: SignInScreenProps) {
  const { meetings } = useClient()
  const found = useQuery({
    queryKey: detailKey('meetings', id),
    queryFn: ({ signal }) => meetings.show({ params: { id } }, { signal }),
  })
  // Followed anew when the code was turned on here.
  const [turn, setTurn] = useState(0)
  return (
    <Fetched query={found}>
      {(meeting) => <SignInStage key={turn} meeting={meeting} now={now} onOpened={() => setTurn(turn + 1)} />}
    </Fetched>
  )
}
