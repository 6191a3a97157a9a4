import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { LinkedKind } from '@icss/core/public-links/linked-kinds.ts'
import { activities } from '../activities/activities.tables.ts'
import { businessCards } from '../business-cards/business-cards.tables.ts'
import { channels } from '../channels/channels.tables.ts'
import { companies } from '../companies/companies.tables.ts'
import { courses } from '../courses/courses.tables.ts'
import { demands } from '../demands/demands.tables.ts'
import { employees } from '../employees/employees.tables.ts'
import { files } from '../files/files.tables.ts'
import { lives } from '../lives/lives.tables.ts'
import { meetings } from '../meetings/meetings.tables.ts'
import { news } from '../news/news.tables.ts'
import { notices } from '../notices/notices.tables.ts'
import { resources } from '../resources/resources.tables.ts'

interface Linked {
  readonly table: PgTable & { readonly id: AnyPgColumn }
  /** What the thing is called. */
  readonly name: AnyPgColumn<{ data: string; notNull: true }>
}

const ofChannel: Linked = { table: channels, name: channels.name }
const ofMeeting: Linked = { table: meetings, name: meetings.name }

/** What the links of each kind lead to; the pages that a channel has once are called as the channel is. */
export const linkedTables: Readonly<Record<LinkedKind, Linked>> = {
  home: ofChannel,
  chamber: ofChannel,
  join: ofChannel,
  company: { table: companies, name: companies.name },
  employeeCard: { table: employees, name: employees.name },
  businessCard: { table: businessCards, name: businessCards.name },
  resource: { table: resources, name: resources.title },
  demand: { table: demands, name: demands.title },
  activity: { table: activities, name: activities.title },
  news: { table: news, name: news.title },
  notice: { table: notices, name: notices.title },
  course: { table: courses, name: courses.name },
  live: { table: lives, name: lives.name },
  file: { table: files, name: files.name },
  signIn: ofMeeting,
  printedSignIn: ofMeeting,
}
