import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '@icss/core/copy/format.ts'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { detailKey } from '../entities/DetailScreen.tsx'
import { isDeskOver } from '@icss/core/desk/is-desk-over.ts'
import { DeskHelpers } from '../desk-helpers/DeskHelpers.tsx'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { MeetingLinks } from '../meetings/MeetingLinks.tsx'
import { aboveList } from '../meetings/meetings.css.ts'
import { useZhList } from '../meetings/useZhList.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { useNow } from '../shell/useNow.ts'
import type { ScreenProps } from '../shell/view.ts'
import { DeskPlace } from './DeskPlace.tsx'
import { keptMeeting } from './kept-meeting.ts'

/** The desk at the door of a meeting: whoever comes is found, signed in or added, and that taken back for a minute. */
export default function DeskScreen({ params: { id = '' } }: ScreenProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const { meetings } = useClient()
  const listPath = useZhList('lotteryList')
  const found = useQuery({
    queryKey: detailKey('meetings', id),
    queryFn: ({ signal }) => meetings.show({ params: { id } }, { signal }).catch((error) => keptMeeting(id, error)),
    networkMode: 'always',
  })
  const { data: meeting } = found
  const [isHelping, setHelping] = useState(false)
  const now = useNow()
  return (
    <>
      <PageHead
        title={t('desk.title')}
        count={
          meeting &&
          t('participants.counts.here', {
            count: `${formatNumber(meeting.signedIn, language)} / ${formatNumber(meeting.expected, language)}`,
          })
        }
        actions={
          <Button icon={<Users size={16} />} onPress={() => setHelping(true)}>
            {t('deskHelpers.title')}
          </Button>
        }
        breadcrumb={{
          label: t('shell.breadcrumb'),
          crumbs: [{ label: t('meetings.title'), href: listPath }, { label: meeting?.name ?? t('desk.title') }],
        }}
      />
      <div className={aboveList}>
        <MeetingLinks id={id} meeting={meeting} here="signInDesk" />
      </div>
      {isHelping && (
        <DeskHelpers meetingId={id} isOver={!meeting || isDeskOver(meeting, now)} onClose={() => setHelping(false)} />
      )}
      <Fetched query={found}>{(shown) => <DeskPlace key={id} meeting={shown} />}</Fetched>
    </>
  )
}
