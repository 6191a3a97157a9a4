import { and, count, eq, lt, ne } from 'drizzle-orm'
import { activityStatusAt, comingSoon, maxPlaces } from '@icss/core/activities/activity.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { OwnSignUp, OwnSignUpDraft } from '@icss/core/sign-ups/sign-up.ts'
import { signUpOutcome } from '@icss/core/sign-ups/sign-up.ts'
import type { ownSignUpsContract } from '@icss/core/sign-ups/sign-ups.contract.ts'
import { uuid } from '../database/uuids.ts'
import { activityCalendar } from '../activities/activity-calendar.ts'
import { activities } from '../activities/activities.tables.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Db } from '../database/database.ts'
import { sendSmsIfLeft, smsSecret } from '../events/send-sms.ts'
import type { Context, Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { publicOrigin } from '../objects/public-origin.ts'
import { tellAdministrators } from '../messages/tell.ts'
import { addLink, linkSecret, linkUrl } from '../public-links/add-link.ts'
import { pathsOfPages } from '../public-links/paths-of-pages.ts'
import type { LinkVisit, SessionVisit } from '../public-links/visit.ts'
import { openPublicSession } from '../public-sessions/open-public-session.ts'
import { enterHandler } from '../public-sessions/public-session-handlers.ts'
import { serverSecret } from '../secrets/server-secret.ts'
import { provePhone } from '../sms-codes/prove-phone.ts'
import { sendCode } from '../sms-codes/send-code.ts'
import {
  countSignUps,
  fillPlaces,
  isOpen,
  lockActivity,
  moveUp,
  ofActivity,
  timesOf,
  timeWords,
} from './fill-places.ts'
import { signUps } from './sign-ups.tables.ts'

const gone = () => new ProblemError('public_session.needed')

/** Minutes for which the SMS with the own link can still be sent. */
const linkMinutes = 24 * 60

/** The activity of a visit, which takes sign-ups now. */
async function openActivity(db: Db, { channelId, thingId }: LinkVisit, lock = false) {
  const ofId = and(eq(activities.channelId, channelId), eq(activities.id, thingId))
  const activity = found(
    lock ? await lockActivity(db, channelId, thingId) : (await db.select().from(activities).where(ofId))[0],
  )
  if (!isOpen(activity)) throw new ProblemError('sign_up.closed')
  return activity
}

type Signing = Pick<Context, 'tenant' | 'services' | 'request' | 'reply' | 'address'> & { readonly visit: LinkVisit }

/** Signs somebody up in the transaction of a locked activity; `isProven`: the phone is theirs. Answers their sign-up. */
async function takePlace(
  db: Db,
  { services, visit, request }: Signing,
  { name, phone, company, waits }: OwnSignUpDraft,
  isProven: boolean,
  secrets: { readonly links: string; readonly sms: string },
): Promise<string> {
  const { channelId } = visit
  const activity = await openActivity(db, visit, true)
  const { id: activityId, title } = activity
  const ofPhone = ofActivity(channelId, activityId, eq(signUps.phone, phone))
  const [here] = await db
    .select({ id: signUps.id })
    .from(signUps)
    .where(and(ofPhone, ne(signUps.state, 'cancelled')))
  if (here) {
    // Whoever has the phone is led to what it signed up for.
    if (isProven) return here.id
    throw new ProblemError('sign_up.phone_taken', { errors: { phone: { code: 'sign_up.phone_taken', params: {} } } })
  }
  await moveUp(db, services, activity)
  const counts = await countSignUps(db, activity)
  const outcome = signUpOutcome(activity, counts, waits)
  if (outcome !== 'confirmed' && outcome !== 'waiting') throw new ProblemError(outcome)
  if (counts[outcome] >= maxPlaces) throw new ProblemError('sign_up.list_full')
  // Who has cancelled and comes back takes the end of the queue.
  await db.delete(signUps).where(ofPhone)
  const id = uuid()
  await db.insert(signUps).values({ channelId, id, activityId, name, phone, company, state: outcome })
  if (outcome === 'confirmed' && counts.confirmed + 1 === activity.signUpLimit)
    await tellAdministrators(db, channelId, 'signUps.full', { name: title, thingId: activityId })
  const token = await addLink(db, secrets.links, { channelId, kind: 'signUp', thingId: id })
  // To a phone that nobody has proved a stranger would send as many as there are places.
  if (!isProven) return id
  const url = linkUrl(request, services, token)
  await sendSmsIfLeft(db, services, {
    channelId,
    to: phone,
    message: 'sign_up.made',
    params: { title, time: timeWords(activity, services.config) },
    secrets: { params: { url }, secret: secrets.sms, minutes: linkMinutes },
  })
  return id
}

/** The own sign-up with its activity; of one that is gone the phone is logged in to nothing. */
async function readOwn(db: Db, { channelId, thingId }: SessionVisit) {
  const [row] = await db
    .select({ signUp: signUps, activity: activities, channelName: channels.name })
    .from(signUps)
    .innerJoin(activities, and(eq(activities.channelId, channelId), eq(activities.id, signUps.activityId)))
    .innerJoin(channels, eq(channels.id, channelId))
    .where(and(eq(signUps.channelId, channelId), eq(signUps.id, thingId)))
  if (!row) throw gone()
  return row
}

type Owning = Pick<Context, 'tenant' | 'services' | 'request'> & { readonly visit: SessionVisit }

/** The own sign-up as its page shows it. */
export async function ownSignUpOf({ visit, tenant, services, request }: Owning): Promise<OwnSignUp> {
  const { channelId, thingId } = visit
  const secret = await linkSecret(services)
  return tenant(async (db) => {
    const { signUp, activity, channelName } = await readOwn(db, visit)
    const { title, place, contact } = activity
    const [before] =
      signUp.state === 'waiting'
        ? await db
            .select({ count: count() })
            .from(signUps)
            .where(ofActivity(channelId, activity.id, and(eq(signUps.state, 'waiting'), lt(signUps.id, thingId))))
        : []
    const own = await pathsOfPages(db, secret, { channelId, kind: 'signUp', thingIds: [thingId] })
    const pages = await pathsOfPages(db, secret, { channelId, kind: 'activity', thingIds: [activity.id] })
    const path = own.get(thingId)
    const { startAt, endAt } = timesOf(activity)
    return {
      channelName,
      title,
      place,
      startAt,
      endAt,
      contact,
      name: signUp.name,
      state: signUp.state,
      ahead: before?.count ?? 0,
      mayCancel: signUp.state !== 'cancelled' && activityStatusAt({ startAt, endAt }, Date.now()) === comingSoon,
      url: path === undefined ? '' : publicOrigin(request, services) + path,
      activityPath: pages.get(activity.id) ?? '',
    }
  })
}

export const ownSignUpsHandlers: Handlers<{ ownSignUps: typeof ownSignUpsContract }>['ownSignUps'] = {
  async sendCode(context, { body: { phone } }) {
    const { requireCode } = await context.tenant((db) => openActivity(db, context.visit))
    if (!requireCode) throw new ProblemError('sms_code.off')
    return sendCode(context, { purpose: 'activity.signUp', phone })
  },

  async signUp(context, { body }) {
    const { visit, tenant, services } = context
    const { channelId } = visit
    const { requireCode } = await tenant((db) => openActivity(db, visit))
    const { phone, code } = body
    if (requireCode && code === undefined)
      throw new ProblemError('request.invalid', { errors: { code: { code: 'rule.required', params: {} } } })
    const secrets = { links: await linkSecret(services), sms: await serverSecret(services, smsSecret) }
    const work = async (db: Db) => {
      const id = await takePlace(db, context, body, requireCode, secrets)
      return openPublicSession(db, context, { channelId, kind: 'signUp', thingId: id })
    }
    return requireCode && code !== undefined
      ? provePhone(context, { purpose: 'activity.signUp', phone, code }, work)
      : tenant(work)
  },

  enter: enterHandler('signUp'),

  show: (context) => ownSignUpOf(context),

  async cancel(context) {
    const { visit, tenant, services } = context
    const { channelId, thingId } = visit
    const freed = await tenant(async (db) => {
      const { activity } = await readOwn(db, visit)
      if (activityStatusAt(timesOf(activity), Date.now()) !== comingSoon) throw new ProblemError('sign_up.started')
      const [before] = await db
        .select({ state: signUps.state, version: signUps.version })
        .from(signUps)
        .where(and(eq(signUps.channelId, channelId), eq(signUps.id, thingId)))
        .for('update')
      if (!before) throw gone()
      if (before.state === 'cancelled') return undefined
      await db
        .update(signUps)
        .set({ state: 'cancelled', version: before.version + 1, updatedAt: new Date() })
        .where(and(eq(signUps.channelId, channelId), eq(signUps.id, thingId)))
      return before.state === 'confirmed' ? activity.id : undefined
    })
    if (freed !== undefined) await fillPlaces(services, channelId, freed)
    return ownSignUpOf(context)
  },

  calendar: async ({ visit, tenant }) => {
    const { activity } = await tenant((db) => readOwn(db, visit))
    return activityCalendar(activity)
  },
}
