import type { Translation } from '../copy/translate.ts'
import type { chamberPagesZh } from './chamber-pages.zh.ts'

export const chamberPagesEn: Translation<typeof chamberPagesZh> = {
  open: 'Open the public home',
  title: 'Public home of the chamber',
  off: 'Once on, anyone with the link sees the organisation, and the news, companies and activities that are public.',
  hint: 'It names the news, companies and activities that have a public link of their own.',
  join: 'Join the chamber',
  joinOff: 'Once on, companies apply by the link or from the public home, and an administrator confirms them.',
  joinHint: 'Applicants prove their phone by an SMS code; what they send waits under “Applications to join”.',
}
