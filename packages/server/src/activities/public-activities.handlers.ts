import { and, eq, inArray } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { PublicActivity, publicActivitiesContract } from '@icss/core/activities/activities.contract.ts'
import { activityStatusAt, signUpsCloseAt } from '@icss/core/activities/activity.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Db } from '../database/database.ts'
import type { Handlers, Scope } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { openedPath } from '../objects/opened-links.ts'
import type { LinkVisit } from '../public-links/visit.ts'
import { ownSessions } from '../public-sessions/visit-by-session.ts'
import { openedPictures } from '../rich-text/opened-pictures.ts'
import type { Services } from '../services.ts'
import { codeStateOf } from '../sms-codes/code-state.ts'
import { type ActivityRow, countSignUps, isOpen, ofActivity, timesOf } from '../sign-ups/fill-places.ts'
import { signUps } from '../sign-ups/sign-ups.tables.ts'
import { activities } from './activities.tables.ts'
import { activityCalendar } from './activity-calendar.ts'

interface Visiting {
  readonly visit: LinkVisit
  readonly tenant: Scope
  readonly services: Services
  readonly request: FastifyRequest
}

async function read(db: Db, { channelId, thingId }: LinkVisit) {
  const [row] = await db
    .select({ activity: activities, channelName: channels.name })
    .from(activities)
    .innerJoin(channels, eq(channels.id, channelId))
    .where(and(eq(activities.channelId, channelId), eq(activities.id, thingId)))
  return found(row)
}

/** What names the page of the sign-up that this phone has made for an activity; '' where it has none. */
async function ownRef(db: Db, { channelId, id }: ActivityRow, sessions: Awaited<ReturnType<typeof ownSessions>>) {
  const here = sessions.filter((one) => one.channelId === channelId)
  if (here.length === 0) return ''
  const things = here.map(({ thingId }) => thingId)
  const rows = await db
    .select({ id: signUps.id })
    .from(signUps)
    .where(ofActivity(channelId, id, inArray(signUps.id, things)))
  const own = new Set(rows.map((row) => row.id))
  return here.find(({ thingId }) => own.has(thingId))?.ref ?? ''
}

async function show({ visit, tenant, services, request }: Visiting): Promise<PublicActivity> {
  const { channelId } = visit
  const sessions = await ownSessions(request, services, 'signUp')
  const { activity, channelName, counts, own } = await tenant(async (db) => {
    const row = await read(db, visit)
    return {
      ...row,
      counts: await countSignUps(db, row.activity),
      own: await ownRef(db, row.activity, sessions),
    }
  })
  const { title, place, publisher, company, contact, content, contentText, headImage } = activity
  const { signUpLimit, waitingList, requireCode } = activity
  const times = timesOf(activity)
  const { startAt, endAt } = times
  const free = counts.waiting > 0 ? 0 : Math.max(0, signUpLimit - counts.confirmed)
  return {
    channelName,
    title,
    place,
    headImage: await openedPath(services, channelId, headImage),
    startAt,
    endAt,
    status: activityStatusAt(times, Date.now()),
    publisher,
    company,
    contact,
    content,
    contentText,
    pictures: await openedPictures(services, channelId, [content]),
    signUp: activity.takesSignUps
      ? {
          isOpen: isOpen(activity),
          until: new Date(signUpsCloseAt(times)).toISOString(),
          left: signUpLimit === 0 ? null : free,
          waitingList,
          requireCode,
          codes: codeStateOf(services.config),
          own,
        }
      : null,
  }
}

export const publicActivitiesHandlers: Handlers<{
  publicActivities: typeof publicActivitiesContract
}>['publicActivities'] = {
  show: (context) => show(context),
  calendar: async ({ visit, tenant }) => activityCalendar((await tenant((db) => read(db, visit))).activity),
}

/** The page of an activity, and what a preview of its link says. */
export async function publicActivityPage(visit: LinkVisit, tenant: Scope, services: Services, request: FastifyRequest) {
  const activity = await show({ visit, tenant, services, request })
  const { title, channelName, place, contentText, headImage } = activity
  const description = [...`${place} ${contentText}`.replaceAll(/\s+/g, ' ')].slice(0, 120).join('')
  return {
    content: { kind: 'activity' as const, activity },
    preview: { title: `${title} · ${channelName}`, description, picture: headImage || undefined },
  }
}
