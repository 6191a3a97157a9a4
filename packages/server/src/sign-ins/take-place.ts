import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { meetingStateAt, takesSignIns } from '@icss/core/meetings/meeting.machine.ts'
import { isUnverified, type SignInWay } from '@icss/core/participants/participant.ts'
import { mostOfBrowser } from '@icss/core/sign-ins/sign-in.ts'
import { uuid } from '../database/uuids.ts'
import type { Db } from '../database/database.ts'
import { timesOf } from '../meetings/meeting-state.ts'
import type { meetings } from '../meetings/meetings.tables.ts'
import { ofMeeting } from '../participants/participants.store.ts'
import { participants } from '../participants/participants.tables.ts'
import { signedIn } from '../participants/sign-in.ts'
import { endPublicSessions } from '../public-sessions/end-public-sessions.ts'

type Meeting = typeof meetings.$inferSelect
type Participant = typeof participants.$inferSelect

/**
 * Somebody at the form: in which browser, by which code, with what they typed, whether their phone was proved, and whom
 * WeChat says that they are.
 */
export interface Guest {
  readonly browserHash: string
  readonly isPrinted: boolean
  readonly name: string | undefined
  readonly phone: string | undefined
  readonly isProven: boolean
  readonly weChatHash: string | undefined
  readonly lock: string | undefined
}

/** Refuses a meeting that takes no sign-ins now. */
export function refuseUnlessOpen(meeting: Meeting, now = Date.now()): void {
  const times = timesOf(meeting)
  if (times.cancelledAt !== null) throw new ProblemError('meeting.cancelled')
  if (meetingStateAt(times, now) === 'ended') throw new ProblemError('meeting.ended')
  if (!takesSignIns({ ...times, signInWindow: meeting.signInWindow }, now)) throw new ProblemError('sign_in.closed')
}

/** Those whom a browser has signed in to a meeting, the first one first. */
export const ofBrowser = (db: Db, { channelId, id }: Pick<Meeting, 'channelId' | 'id'>, browserHash: string) =>
  db
    .select({ id: participants.id, phone: participants.phone })
    .from(participants)
    .where(ofMeeting(channelId, id, and(eq(participants.browserHash, browserHash), ne(participants.way, ''))))
    .orderBy(participants.number)

const wayOf = ({ isPrinted, isProven, weChatHash }: Guest): Exclude<SignInWay, ''> => {
  if (isPrinted) return 'printed'
  return isProven || weChatHash !== undefined ? 'phone' : 'open'
}

const isVerified = (way: SignInWay) => way !== '' && !isUnverified(way)

const bare = (name: string) => name.replaceAll(/\s/g, '')

/**
 * Signs somebody in who stands before a meeting that is locked and open; answers who they are on its list. Whoever this
 * browser has signed in before is answered again.
 */
export async function takePlace(db: Db, meeting: Meeting, guest: Guest): Promise<string> {
  const before = await ofBrowser(db, meeting, guest.browserHash)
  const same = guest.phone === undefined ? before[0] : before.find(({ phone }) => phone === guest.phone)
  if (same) return same.id
  const own = await ofWeChat(db, meeting, guest)
  const isOwn = own !== undefined && (guest.phone === undefined || guest.phone === own.phone)
  // A WeChat account is one person: whoever else signs in with it proves nothing by it.
  const stands = own && !isOwn ? { ...guest, weChatHash: undefined } : guest
  const known = isOwn ? own : await knownAs(db, meeting, stands)
  const id = known ? await enter(db, meeting, stands, known) : await add(db, meeting, stands)
  if (before.length + 1 > mostOfBrowser)
    await db
      .update(participants)
      .set({ isDoubtful: true, version: sql`${participants.version} + 1` })
      .where(ofMeeting(meeting.channelId, meeting.id, eq(participants.browserHash, guest.browserHash)))
  return id
}

/** Who is there already with this account of WeChat. */
async function ofWeChat(db: Db, { channelId, id }: Meeting, { weChatHash }: Guest): Promise<Participant | undefined> {
  if (weChatHash === undefined) return undefined
  const [found] = await db
    .select()
    .from(participants)
    .where(ofMeeting(channelId, id, eq(participants.weChatHash, weChatHash)))
  return found
}

/** Who of the list it is: by the phone, or by a name that one alone has who is listed without a phone. */
async function knownAs(db: Db, { channelId, id }: Meeting, { name, phone }: Guest): Promise<Participant | undefined> {
  if (phone === undefined || name === undefined) return undefined
  const [byPhone] = await db
    .select()
    .from(participants)
    .where(ofMeeting(channelId, id, eq(participants.phone, phone)))
  if (byPhone) return byPhone
  const byName = await db
    .select()
    .from(participants)
    .where(
      ofMeeting(channelId, id, and(isNull(participants.phone), eq(participants.name, name), eq(participants.way, ''))),
    )
    .limit(2)
  return byName.length === 1 ? byName[0] : undefined
}

/** Signs in somebody of the list; a phone that is proved, or their own WeChat, takes the place over from another browser. */
async function enter(db: Db, meeting: Meeting, guest: Guest, known: Participant): Promise<string> {
  const { channelId, id: meetingId } = meeting
  const isHere = known.way !== ''
  const isOwn = guest.weChatHash !== undefined && guest.weChatHash === known.weChatHash
  if (!guest.isProven && !isOwn) {
    if (isHere) throw new ProblemError('sign_in.taken')
    if (guest.name !== undefined && bare(guest.name) !== bare(known.name)) throw new ProblemError('sign_in.other_name')
  }
  if (isHere) await endPublicSessions(db, channelId, 'place', [known.id])
  const { browserHash, phone = known.phone, weChatHash = known.weChatHash, lock = null } = guest
  // Whoever was verified once stays so.
  const way = isVerified(known.way) ? known.way : wayOf(guest)
  const now = isHere ? { way } : await signedIn(db, meeting, known, wayOf(guest))
  await db
    .update(participants)
    .set({
      ...now,
      phone,
      browserHash,
      weChatHash,
      lock,
      version: sql`${participants.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(ofMeeting(channelId, meetingId, eq(participants.id, known.id)))
  return known.id
}

/** Adds somebody whom nobody expected; whoever gives no name is called by their number. */
async function add(db: Db, meeting: Meeting, guest: Guest): Promise<string> {
  if (guest.name !== undefined && !meeting.walkIns) throw new ProblemError('sign_in.not_expected')
  const now = await signedIn(db, meeting, { number: null, code: null }, wayOf(guest))
  const id = uuid()
  const added = await db
    .insert(participants)
    .values({
      channelId: meeting.channelId,
      id,
      meetingId: meeting.id,
      name: guest.name ?? `#${now.number}`,
      phone: guest.phone ?? null,
      company: '',
      seat: '',
      source: 'walkIn',
      browserHash: guest.browserHash,
      weChatHash: guest.weChatHash ?? null,
      lock: guest.lock ?? null,
      ...now,
    })
    .onConflictDoNothing()
    .returning({ id: participants.id })
  // Somebody was added with this phone since it was looked for.
  if (added.length === 0) throw new ProblemError('sign_in.taken')
  return id
}
