import { BookUser, CircleUserRound, Inbox, Link2, ListChecks, ScrollText, Trash2, Webhook } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BesideMenu } from '@icss/core/routes/beside-menu.ts'

/** The signs of the screens that the side menu does not name. */
export const besideMenuIcons: Readonly<Record<BesideMenu, ReactNode>> = {
  account: <CircleUserRound size={16} />,
  messages: <Inbox size={16} />,
  operations: <ListChecks size={16} />,
  audit: <ScrollText size={16} />,
  personCopy: <BookUser size={16} />,
  recycleBin: <Trash2 size={16} />,
  publicLinks: <Link2 size={16} />,
  webhooks: <Webhook size={16} />,
}
