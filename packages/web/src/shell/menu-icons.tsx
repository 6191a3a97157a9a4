import {
  Bell,
  Building2,
  CalendarDays,
  CircleHelp,
  CircleUserRound,
  Flag,
  Folder,
  Gift,
  GraduationCap,
  Handshake,
  House,
  IdCard,
  LayoutDashboard,
  LayoutGrid,
  Megaphone,
  Network,
  Radio,
  Trophy,
  UserRound,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { menuEntries } from '@icss/core/routes/menu-entries.ts'

export type IconName = (typeof menuEntries)[keyof typeof menuEntries]['icon']

const size = 16

const icons: Record<IconName, ReactNode> = {
  house: <House size={size} />,
  'building-2': <Building2 size={size} />,
  users: <Users size={size} />,
  handshake: <Handshake size={size} />,
  megaphone: <Megaphone size={size} />,
  'calendar-days': <CalendarDays size={size} />,
  flag: <Flag size={size} />,
  'user-round': <UserRound size={size} />,
  'graduation-cap': <GraduationCap size={size} />,
  radio: <Radio size={size} />,
  folder: <Folder size={size} />,
  bell: <Bell size={size} />,
  'layout-dashboard': <LayoutDashboard size={size} />,
  'layout-grid': <LayoutGrid size={size} />,
  gift: <Gift size={size} />,
  trophy: <Trophy size={size} />,
  'circle-user-round': <CircleUserRound size={size} />,
  'id-card': <IdCard size={size} />,
  network: <Network size={size} />,
  'circle-help': <CircleHelp size={size} />,
}

/** The picture of a menu entry; core names it. */
export const menuIcon = (name: string): ReactNode => icons[name as IconName]
