import { ClipboardCheck, Gift, IdCard, Monitor, QrCode, Settings, Users } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { typeCodeOf } from '@icss/core/meetings/meeting.ts'
import type { Meeting } from '@icss/core/meetings/meetings.contract.ts'
import { useCopy } from '../language/copy.ts'
import { usePaths } from '../shell/usePaths.ts'
import { links } from './meetings.css.ts'

const screens = [
  'lotterySet',
  'signinPreview',
  'signInDesk',
  'lotteryJoin',
  'badges',
  'lotteryWin',
  'lotteryDraw',
] as const
type MeetingScreen = (typeof screens)[number]

export type MeetingLinksProps = {
  id: string
  /** Undefined until it is known. */
  meeting: Pick<Meeting, 'state' | 'expected' | 'drawn'> | undefined
  /** The screen that they stand on. */
  here: MeetingScreen
}

const icons = {
  lotterySet: <Settings size={16} />,
  signinPreview: <QrCode size={16} />,
  signInDesk: <ClipboardCheck size={16} />,
  lotteryJoin: <Users size={16} />,
  badges: <IdCard size={16} />,
  lotteryWin: <Gift size={16} />,
  lotteryDraw: <Monitor size={16} />,
} as const
const words = {
  lotterySet: 'settings',
  signinPreview: 'signIn',
  signInDesk: 'desk',
  lotteryJoin: 'participants',
  badges: 'badges',
  lotteryWin: 'winners',
  lotteryDraw: 'draw',
} as const

/** Leads from one screen of a meeting to the others. */
export function MeetingLinks({ id, meeting, here }: MeetingLinksProps) {
  const t = useCopy()
  const pathTo = usePaths()
  const counts = { id, joinpeople: String(meeting?.expected ?? 0), winpeople: String(meeting?.drawn ?? 0) }
  const paths = {
    lotterySet: pathTo('lotterySet', { id, type: typeCodeOf(meeting?.state ?? 'notStarted') }),
    signinPreview: pathTo('signinPreview', { id }),
    signInDesk: pathTo('signInDesk', { id }),
    lotteryJoin: pathTo('lotteryJoin', counts),
    badges: pathTo('badges', { id }),
    lotteryWin: pathTo('lotteryWin', counts),
    lotteryDraw: pathTo('lotteryDraw', { id }),
  }
  return (
    <div className={links}>
      {screens
        .filter((screen) => screen !== here && (screen !== 'lotteryDraw' || meeting?.state !== 'notStarted'))
        .map((screen) => (
          <Button key={screen} size="small" icon={icons[screen]} href={paths[screen]}>
            {t(`participants.links.${words[screen]}`)}
          </Button>
        ))}
    </div>
  )
}
