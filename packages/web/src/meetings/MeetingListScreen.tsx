import { Users } from 'lucide-react'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { formatNumber } from '@icss/core/copy/format.ts'
import { typeCodeOf } from '@icss/core/meetings/meeting.ts'
import type { Meeting } from '@icss/core/meetings/meetings.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { timeWidth } from '../language/time-width.ts'
import { NounList } from '../lists/NounList.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { MeetingStatus } from './MeetingStatus.tsx'
import { ReceivedMeetings } from './ReceivedMeetings.tsx'
import { useCopyMeeting } from './useCopyMeeting.ts'

// The heads of the columns are longer in English.
const columnWidths = {
  zh: { state: 108, address: 128, signedIn: 108, awardCount: 68, drawn: 68 },
  en: { state: 132, address: 92, signedIn: 116, awardCount: 80, drawn: 86 },
}

/** The meetings of the channel (seed section 2, lotteryList), and below a main channel those that it opens. */
export default function MeetingListScreen() {
  const t = useCopy()
  const { language } = useLanguage()
  const widths = columnWidths[language]
  const copy = useCopyMeeting()
  const pathTo = usePaths()
  const hasMain = useSession().channel.superiorChannelId !== null
  const settings = (id: string, state: Meeting['state'] = 'notStarted') =>
    pathTo('lotterySet', { id, type: typeCodeOf(state) })
  return (
    <NounList
      noun="meetings"
      editPath={(id) => (id === undefined ? pathTo('newMeeting') : settings(id))}
      hint={hasMain && <ReceivedMeetings />}
      copy={copy}
      rowActionCount={1}
      rowActions={({ id, name, expected, drawn }) => (
        <IconButton
          size="small"
          label={`${t('participants.title')} ${name}`}
          tooltip={t('participants.title')}
          icon={<Users size={16} />}
          href={pathTo('lotteryJoin', { id, joinpeople: String(expected), winpeople: String(drawn) })}
        />
      )}
      columns={[
        { id: 'name', minWidth: 160 },
        { id: 'state', width: widths.state, render: (meeting) => <MeetingStatus meeting={meeting} /> },
        { id: 'startAt', width: timeWidth(140) },
        { id: 'address', width: widths.address, isWideOnly: true },
        {
          id: 'signedIn',
          width: widths.signedIn,
          align: 'end',
          render: ({ signedIn, expected }) =>
            `${formatNumber(signedIn, language)} / ${formatNumber(expected, language)}`,
        },
        { id: 'awardCount', width: widths.awardCount, align: 'end' },
        { id: 'drawn', width: widths.drawn, align: 'end' },
      ]}
    />
  )
}
