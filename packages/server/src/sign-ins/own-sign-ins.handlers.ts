import { and, eq, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Errors } from '@icss/core/errors/field-error.ts'
import { isLockValue } from '@icss/core/lotteries/lock-chain.ts'
import { publicSessionKinds } from '@icss/core/public-sessions/session-kinds.ts'
import { asksOf, type SignInPage } from '@icss/core/sign-ins/sign-in.ts'
import type { ownSignInsContract } from '@icss/core/sign-ins/sign-ins.contract.ts'
import type { Db } from '../database/database.ts'
import type { Context, Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { lockMeeting } from '../lotteries/kept-draw.ts'
import { meetingCalendar } from '../meetings/meeting-calendar.ts'
import { meetings } from '../meetings/meetings.tables.ts'
import { ofMeeting } from '../participants/participants.store.ts'
import { participants } from '../participants/participants.tables.ts'
import type { LinkVisit, SessionVisit } from '../public-links/visit.ts'
import { useUpSession } from '../public-sessions/end-public-sessions.ts'
import { openPublicSession } from '../public-sessions/open-public-session.ts'
import { dropSession } from '../public-sessions/session-cookie.ts'
import { ownSessions } from '../public-sessions/visit-by-session.ts'
import { provePhone } from '../sms-codes/prove-phone.ts'
import { sendCode } from '../sms-codes/send-code.ts'
import { guestHash, keepGuest } from './guest-cookie.ts'
import { phoneDrawOf, takeValue } from './phone-draw.ts'
import { placeOf } from './place-of.ts'
import { stepOfCode } from './rotating-codes.ts'
import { scanOf } from './sign-in-links.ts'
import { ofBrowser, refuseUnlessOpen, takePlace } from './take-place.ts'
import { proveByWeChat, weChatHashOf } from './we-chat-identity.ts'

type Scanning = Pick<Context, 'tenant' | 'services' | 'request' | 'reply' | 'address'> & { readonly visit: LinkVisit }

const hour = 3_600_000

/**
 * Opens the form on a phone that has scanned a code, until ten minutes after `from`; a browser that has a place in the
 * meeting is led to it.
 */
async function open(context: Scanning, from: () => Promise<number>): Promise<{ ref: string }> {
  const { visit, services, request, tenant } = context
  const { channelId, thingId: meetingId, id: linkId } = visit
  const browserHash = guestHash(request)
  const places = await ownSessions(request, services, 'place')
  const ofId = and(eq(meetings.channelId, channelId), eq(meetings.id, meetingId))
  const readMeeting = async (db: Db) => found((await db.select().from(meetings).where(ofId))[0])
  const { meeting, here } = await tenant(async (db) => {
    const row = await readMeeting(db)
    const [first] = browserHash === undefined ? [] : await ofBrowser(db, row, browserHash)
    return { meeting: row, here: first }
  })
  if (here) {
    const kept = places.find((one) => one.channelId === channelId && one.thingId === here.id)
    if (kept) return { ref: kept.ref }
    return tenant((db) => openPublicSession(db, context, { channelId, kind: 'place', thingId: here.id }))
  }
  const scannedAt = await from()
  refuseUnlessOpen(meeting)
  keepGuest(context)
  const hours = publicSessionKinds.signIn.hours - (Date.now() - scannedAt) / hour
  return tenant((db) =>
    openPublicSession(db, context, { channelId, kind: 'signIn', thingId: meetingId, linkId, hours }),
  )
}

/** Fields that the form asks for and that were left out. */
function refuseMissing(asks: SignInPage['asks'], body: Readonly<Record<string, unknown>>): void {
  const missing = asks.filter((field) => body[field] === undefined)
  const errors: Errors = Object.fromEntries(missing.map((field) => [field, { code: 'rule.required', params: {} }]))
  if (missing.length > 0) throw new ProblemError('request.invalid', { errors })
}

function refuseNoLock(field: string, text: string): void {
  if (!isLockValue(text))
    throw new ProblemError('request.invalid', { errors: { [field]: { code: 'rule.text_invalid', params: {} } } })
}

/** What a phone with a form asks of the meeting that it stands before. */
async function formOf(tenant: Context['tenant'], visit: SessionVisit) {
  const { channelId, thingId } = visit
  return tenant(async (db) => {
    const ofId = and(eq(meetings.channelId, channelId), eq(meetings.id, thingId))
    const [meeting] = await db.select().from(meetings).where(ofId)
    if (!meeting) throw new ProblemError('public_session.needed')
    const { isPrinted } = await scanOf(db, visit)
    return { meeting, isPrinted, asks: asksOf(meeting, isPrinted) }
  })
}

export const ownSignInsHandlers: Handlers<{ ownSignIns: typeof ownSignInsContract }>['ownSignIns'] = {
  scan: (context, { body: { code } }) =>
    open(context, async () => {
      const step = code === undefined ? undefined : await stepOfCode(context.services, context.visit.id, code)
      if (step === undefined) throw new ProblemError('sign_in.code_ended')
      return step
    }),

  scanPrinted: (context) => open(context, () => Promise.resolve(Date.now())),

  async sendCode(context, { body: { phone } }) {
    const { visit, tenant } = context
    const { meeting, asks } = await formOf(tenant, visit)
    refuseUnlessOpen(meeting)
    if (!asks.includes('code')) throw new ProblemError('sms_code.off')
    const listed = await tenant((db) =>
      db
        .select({ id: participants.id })
        .from(participants)
        .where(ofMeeting(meeting.channelId, meeting.id, eq(participants.phone, phone))),
    )
    return sendCode(context, { purpose: 'meeting.signIn', phone, isKnown: meeting.walkIns || listed.length > 0 })
  },

  async proveWeChat({ visit, tenant, services }, { body }) {
    const { meeting } = await formOf(tenant, visit)
    refuseUnlessOpen(meeting)
    return { proof: await proveByWeChat(services, visit, meeting, body) }
  },

  async signIn(context, { params: { ref }, body }) {
    const { visit, tenant, request, services } = context
    const { channelId, thingId: meetingId } = visit
    const { asks, isPrinted } = await formOf(tenant, visit)
    refuseMissing(asks, body)
    const { name, phone, code } = asks.length === 0 ? {} : body
    const { lock, weChat } = body
    if (lock !== undefined) refuseNoLock('lock', lock)
    const isProven = asks.includes('code')
    const weChatHash = weChat === undefined ? undefined : await weChatHashOf(services, visit, weChat)
    const browserHash = guestHash(request) ?? keepGuest(context)
    const work = async (db: Db) => {
      await useUpSession(db, visit)
      const meeting = await lockMeeting(db, channelId, meetingId)
      refuseUnlessOpen(meeting)
      const id = await takePlace(db, meeting, { browserHash, isPrinted, name, phone, isProven, weChatHash, lock })
      return openPublicSession(db, context, { channelId, kind: 'place', thingId: id })
    }
    const opened =
      isProven && phone !== undefined && code !== undefined
        ? await provePhone(context, { purpose: 'meeting.signIn', phone, code }, work)
        : await tenant(work)
    dropSession(context, ref)
    return opened
  },

  calendar: async ({ visit, tenant }) => meetingCalendar((await formOf(tenant, visit)).meeting),

  async setLock({ visit, tenant }, { body: { lock } }) {
    refuseNoLock('lock', lock)
    const { channelId, thingId } = visit
    await tenant((db) =>
      db
        .update(participants)
        .set({ lock, version: sql`${participants.version} + 1` })
        .where(and(eq(participants.channelId, channelId), eq(participants.id, thingId))),
    )
  },

  showDraw: async ({ visit, tenant }) => ({ draw: await tenant((db) => phoneDrawOf(db, visit)) }),

  giveValue: ({ visit, tenant }, { body }) => tenant((db) => takeValue(db, visit, body)),

  showPlace: ({ visit, tenant, services }) => placeOf(visit, tenant, services),
}
