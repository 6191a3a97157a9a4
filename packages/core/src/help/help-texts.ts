import type { HelpPage } from './help-pages.ts'
import type { HelpTexts } from './help-text.ts'
import { chamberHelp } from './texts/chamber.help.ts'
import { clientsHelp } from './texts/clients.help.ts'
import { coursesHelp } from './texts/courses.help.ts'
import { homeScreenHelp } from './texts/home-screen.help.ts'
import { meetingsHelp } from './texts/meetings.help.ts'
import { personalHelp } from './texts/personal.help.ts'
import { sharingHelp } from './texts/sharing.help.ts'
import { startHelp } from './texts/start.help.ts'

/** The help pages; one that is missing fails the type check. */
export const helpTexts: HelpTexts<HelpPage> = {
  ...startHelp,
  ...coursesHelp,
  ...sharingHelp,
  ...homeScreenHelp,
  ...meetingsHelp,
  ...personalHelp,
  ...clientsHelp,
  ...chamberHelp,
}
