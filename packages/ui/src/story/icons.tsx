import { Bell, Building2, CalendarDays, Download, Pencil, Plus, Search, Trash2, Users } from 'lucide-react'
import type { ReactElement } from 'react'

/** What a control of an icon chooses from, by name. */
export const icons: Record<
  'bell' | 'building' | 'calendar' | 'download' | 'pencil' | 'plus' | 'search' | 'trash' | 'users',
  ReactElement
> = {
  bell: <Bell size={16} />,
  building: <Building2 size={16} />,
  calendar: <CalendarDays size={16} />,
  download: <Download size={16} />,
  pencil: <Pencil size={16} />,
  plus: <Plus size={16} />,
  search: <Search size={16} />,
  trash: <Trash2 size={16} />,
  users: <Users size={16} />,
}

export type IconName = keyof typeof icons
