import { Inbox, UserRound } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { variantOf } from '@icss/core/permissions/variant.ts'
import { useCopy } from '../language/copy.ts'
import { NounList } from '../lists/NounList.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { LiveStateFilter } from './LiveStateFilter.tsx'
import { livePicture, useLiveColumns } from './useLiveColumns.tsx'

/** The lives of the channel (seed section 2, liveCurriculum). Whoever may not upload courses reads them only. */
export default function LiveListScreen() {
  const t = useCopy()
  const pathTo = usePaths()
  const session = useSession()
  const columns = useLiveColumns()
  return (
    <NounList
      noun="lives"
      editPath={(id) => pathTo('createLive', { id })}
      openPath={(id) => pathTo('liveDetails', { id })}
      filters={(state) => <LiveStateFilter {...state} />}
      picture={livePicture}
      columns={columns}
      headActions={
        <>
          {variantOf(session) === 'commerce' && (
            // The menu of a chamber has no entry for them (seed section 6).
            <Button icon={<UserRound size={16} />} href={pathTo('tutor')}>
              {t('tutors.title')}
            </Button>
          )}
          {session.channel.superiorChannelId !== null && (
            <Button icon={<Inbox size={16} />} href={pathTo('receivedLives')}>
              {t('lives.received.title')}
            </Button>
          )}
        </>
      }
    />
  )
}
