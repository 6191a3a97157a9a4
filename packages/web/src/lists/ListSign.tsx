import { Newspaper, Rows3 } from 'lucide-react'
import { type IconName, menuIcon } from '../shell/menu-icons.tsx'

/** What stands in the picture of an empty list, by the noun: the icon of its entry in the menu, where it has one. */
const icons: Readonly<Record<string, IconName>> = {
  accounts: 'circle-user-round',
  activities: 'calendar-days',
  businessCards: 'id-card',
  channelGroups: 'network',
  companies: 'users',
  courses: 'graduation-cap',
  demands: 'megaphone',
  employees: 'id-card',
  files: 'folder',
  introductions: 'handshake',
  joinRequests: 'users',
  lives: 'radio',
  meetings: 'gift',
  notices: 'bell',
  participants: 'user-round',
  prizes: 'trophy',
  reports: 'flag',
  resources: 'handshake',
  signUps: 'user-round',
  tutors: 'user-round',
  winners: 'trophy',
}

/** The sign of what a list would hold. */
export function ListSign({ noun }: { noun: string }) {
  if (noun === 'news') return <Newspaper size={16} />
  const icon = icons[noun]
  return icon === undefined ? <Rows3 size={16} /> : menuIcon(icon)
}
