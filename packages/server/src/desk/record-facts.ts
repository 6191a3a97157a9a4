import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type pg from 'pg'
import { type DeskFact, type DeskOutcome, timeOfFact, undoSeconds } from '@icss/core/desk/desk-fact.ts'
import { deskPatience } from '@icss/core/desk/hand-in-kept.ts'
import { takesKeptFacts } from '@icss/core/desk/hand-in-time.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { endOfMeeting, signInsFrom } from '@icss/core/meetings/meeting.machine.ts'
import { isUnverified } from '@icss/core/participants/participant.ts'
import type { Participant } from '@icss/core/participants/participants.contract.ts'
import { sameNameKey } from '@icss/core/rules/same-name.ts'
import type { Db } from '../database/database.ts'
import { inSavepoint } from '../database/in-savepoint.ts'
import { timesOf } from '../meetings/meeting-state.ts'
import { tellMeeting } from '../meetings/meeting-changes.ts'
import { found } from '../http/refuse.ts'
import { ofMeeting, participantsStore } from '../participants/participants.store.ts'
import { participants } from '../participants/participants.tables.ts'
import { lockHeldMeeting, signedIn } from '../participants/sign-in.ts'
import { deskFacts, type StoodBefore } from './desk.tables.ts'

type Fact<Kind extends DeskFact['kind']> = Extract<DeskFact, { kind: Kind }>

/** Who hands facts in, and to which meeting. */
export interface Handing {
  readonly channelId: string
  readonly meetingId: string
  /** Whose doing they are: an account at the desk, or a helper of the meeting. */
  readonly by: { readonly accountId: string } | { readonly helperId: string }
  /** When they were sent, by the clock of the desk, and when they came, milliseconds since 1970. */
  readonly sentAt: string
  readonly received: number
}

interface Desk extends Handing {
  readonly db: Db
  /** The meeting as the fact before has left it, locked. */
  readonly meeting: Awaited<ReturnType<typeof lockHeldMeeting>>
}

type Done = Pick<DeskOutcome, 'outcome' | 'participant'>

const inTime = (a: DeskFact, b: DeskFact) => Date.parse(a.at) - Date.parse(b.at) || (a.nonce < b.nonce ? -1 : 1)

/**
 * Records facts in the order in which they happened; answers what became of each, in the order in which they were given.
 * A meeting that has ended takes for a day what happened before its end; from then on it refuses them all, as one does
 * that was cancelled, or whose personal data was erased.
 */
export async function recordFacts(
  db: Db,
  client: pg.PoolClient,
  handing: Handing,
  facts: readonly DeskFact[],
): Promise<DeskOutcome[]> {
  const outcomes = new Map<string, DeskOutcome>()
  for (const fact of facts.toSorted(inTime)) {
    const meeting = await lockHeldMeeting(db, handing.channelId, handing.meetingId)
    if (meeting.erasedAt) throw new ProblemError('meeting.erased')
    const end = endOfMeeting(timesOf(meeting), handing.received)
    if (!takesKeptFacts(end, handing.received)) throw new ProblemError('meeting.ended')
    const desk = { ...handing, db, meeting }
    // One that is refused takes nothing of the others with it.
    const done = inSavepoint(client, async () => (await known(desk, fact)) ?? recordBefore(end, desk, fact))
    outcomes.set(fact.nonce, { nonce: fact.nonce, ...(await done.then(accepted, refused)) })
  }
  return facts.flatMap(({ nonce }) => outcomes.get(nonce) ?? [])
}

const accepted = (done: Done) => ({ ...done, fault: null })

function refused(error: unknown) {
  if (!(error instanceof ProblemError)) throw error
  const { code, params } = error
  return { outcome: 'refused' as const, fault: { code, params }, participant: null }
}

/** Records what happened before the meeting ended, if it has. */
function recordBefore(end: number | undefined, desk: Desk, fact: DeskFact): Promise<Done> {
  if (end !== undefined && timeOf(desk, fact.at).getTime() >= end) throw new ProblemError('meeting.ended')
  return record(desk, fact)
}

function record(desk: Desk, fact: DeskFact): Promise<Done> {
  if (fact.kind === 'signIn') return signIn(desk, fact)
  return fact.kind === 'walkIn' ? addWalkIn(desk, fact) : undo(desk, fact)
}

const byNonce = ({ channelId }: Desk, nonce: string) =>
  and(eq(deskFacts.channelId, channelId), eq(deskFacts.nonce, nonce))

/** What the meeting knows of somebody who may be gone. */
const present = ({ db, channelId }: Desk, id: string): Promise<Participant | null> =>
  participantsStore.showMany(db, channelId, [id]).then(([one]) => one ?? null)

/** What a fact came to that was recorded before; a nonce of another meeting is none of this one's. */
async function known(desk: Desk, { nonce }: DeskFact): Promise<Done | undefined> {
  const [before] = await desk.db.select().from(deskFacts).where(byNonce(desk, nonce))
  if (!before) return undefined
  if (before.meetingId !== desk.meetingId) throw new ProblemError('request.not_found')
  return { outcome: 'already', participant: await present(desk, before.participantId) }
}

const timeOf = ({ meeting, sentAt, received }: Desk, at: string) =>
  new Date(timeOfFact(at, { sentAt, opens: signInsFrom(timesOf(meeting)), received }))

/** Whether a fact is handed in later, by a desk that had no network when it happened. */
const hasWaited = (desk: Desk, { at }: DeskFact) => desk.received - timeOf(desk, at).getTime() > deskPatience

function keep(desk: Desk, { nonce, kind, at }: DeskFact, participantId: string, before: StoodBefore | null = null) {
  const { channelId, meetingId, by } = desk
  return desk.db
    .insert(deskFacts)
    .values({ channelId, nonce, meetingId, kind, participantId, ...by, at: timeOf(desk, at), before })
}

type StoredFact = typeof deskFacts.$inferSelect

const isStandingOf = ({ channelId, meetingId }: Desk, participantId: string) =>
  and(
    eq(deskFacts.channelId, channelId),
    eq(deskFacts.meetingId, meetingId),
    eq(deskFacts.participantId, participantId),
    ne(deskFacts.kind, 'undo'),
    isNull(deskFacts.undoneAt),
  )

/** What was recorded of somebody and not taken back, the last that came first. */
const standing = (desk: Desk, participantId: string): Promise<StoredFact[]> =>
  desk.db.select().from(deskFacts).where(isStandingOf(desk, participantId)).orderBy(desc(deskFacts.receivedAt))

/** Those of a person's facts that tell of the same coming as `one`: with what stood before it, they share what an undo restores. */
const alike = (facts: readonly StoredFact[], one: StoredFact): StoredFact[] =>
  facts.filter(({ before }) => isDeepStrictEqual(before, one.before))

const closeFacts = (desk: Desk, participantId: string) =>
  desk.db
    .update(deskFacts)
    .set({ undoneAt: sql`now()` })
    .where(isStandingOf(desk, participantId))

/** Somebody who was absent before came when the earliest of these facts says. */
async function keepEarliest(desk: Desk, facts: readonly StoredFact[]): Promise<void> {
  const [{ participantId, before } = {}] = facts
  if (participantId === undefined || (before && before.signedInAt !== null)) return
  const signedInAt = new Date(Math.min(...facts.map(({ at }) => at.getTime())))
  const stands = await present(desk, participantId)
  if (stands?.signedInAt === signedInAt.toISOString()) return
  await participantsStore.change(desk.db, desk.channelId, participantId, () => Promise.resolve({ signedInAt }))
}

/** Signs somebody of the list in; who came in by a code that proves nothing, or is to be looked at, is verified by it. */
async function signIn(desk: Desk, fact: Fact<'signIn'>): Promise<Done> {
  const { db, meeting, channelId, meetingId } = desk
  const { participantId } = fact
  const ofPerson = ofMeeting(channelId, meetingId, eq(participants.id, participantId))
  const { way, signedInAt, isDoubtful } = found((await db.select().from(participants).where(ofPerson))[0])
  if (way !== '' && !isUnverified(way) && !isDoubtful) return signInAgain(desk, fact, way)
  // What was taken back by hand is over: it is no sign-in beside this one.
  if (way === '') await closeFacts(desk, participantId)
  const participant = await participantsStore.change(db, channelId, participantId, async (stored) => {
    if (stored.way === '')
      return { ...(await signedIn(db, meeting, stored, 'desk')), isDoubtful: false, signedInAt: timeOf(desk, fact.at) }
    await tellMeeting(db, channelId, meetingId, 'signIns')
    return { way: 'desk', isDoubtful: false }
  })
  await keep(desk, fact, participantId, { way, signedInAt: signedInAt?.toISOString() ?? null, isDoubtful })
  return { outcome: 'done', participant }
}

/**
 * Somebody who stands by a desk came to another one as well, which had no network then: its fact stands beside the others,
 * so that each desk takes back its own and the person came when the first of them says.
 */
async function signInAgain(desk: Desk, fact: Fact<'signIn'>, way: string): Promise<Done> {
  const { participantId } = fact
  const [last] = way === 'desk' && hasWaited(desk, fact) ? await standing(desk, participantId) : []
  if (last) {
    await keep(desk, fact, participantId, last.before)
    await keepEarliest(desk, alike(await standing(desk, participantId), last))
  }
  return { outcome: 'already', participant: await present(desk, participantId) }
}

/** Who is on the list by the phone and the name of a walk-in: another desk has added them, or they were expected. */
async function namesake({ db, channelId, meetingId }: Desk, { person }: Fact<'walkIn'>): Promise<string | undefined> {
  if (!person.phone) return undefined
  const byPhone = ofMeeting(channelId, meetingId, eq(participants.phone, person.phone))
  const [there] = await db.select({ id: participants.id, name: participants.name }).from(participants).where(byPhone)
  return there && sameNameKey(there.name) === sameNameKey(person.name) ? there.id : undefined
}

/** Adds somebody who was not expected. A desk that could not ask whether they are there signs them in where they are. */
async function addWalkIn(desk: Desk, fact: Fact<'walkIn'>): Promise<Done> {
  const { db, meeting, channelId, meetingId } = desk
  const participantId = hasWaited(desk, fact) ? await namesake(desk, fact) : undefined
  if (participantId) return signIn(desk, { ...fact, kind: 'signIn', participantId })
  const now = {
    ...(await signedIn(db, meeting, { number: null, code: null }, 'desk')),
    signedInAt: timeOf(desk, fact.at),
  }
  const more = { ...now, meetingId, source: 'walkIn' }
  const participant = await participantsStore.insert(db, channelId, fact.person, { more }).catch(participantsStore.word)
  await keep(desk, fact, participant.id)
  return { outcome: 'done', participant }
}

/** Takes back what was done a moment ago, as long as nothing has happened to it since; a walk-in goes. */
async function undo(desk: Desk, fact: Fact<'undo'>): Promise<Done> {
  const { db, channelId, meetingId } = desk
  const [undone] = await db.select().from(deskFacts).where(byNonce(desk, fact.undoes))
  if (!undone || undone.meetingId !== meetingId || undone.kind === 'undo') throw new ProblemError('request.not_found')
  if (timeOf(desk, fact.at).getTime() - undone.at.getTime() > undoSeconds * 1000)
    throw new ProblemError('desk.undo_late', { params: { max: undoSeconds } })
  const { participantId, before } = undone
  const facts = await standing(desk, participantId)
  const stands = await present(desk, participantId)
  const same = alike(facts, undone)
  // Where something else came of it since, it is left.
  const isStanding = undone.undoneAt === null && same[0] !== undefined && same[0] === facts[0]
  if (!stands || stands.way !== 'desk' || !isStanding) throw new ProblemError('desk.undo_changed')
  const others = same.filter(({ nonce }) => nonce !== undone.nonce)
  if (others.length > 0) await keepEarliest(desk, others)
  else if (before)
    await participantsStore.change(db, channelId, participantId, async () => ({
      way: before.way,
      isDoubtful: before.isDoubtful,
      signedInAt: before.signedInAt === null ? null : new Date(before.signedInAt),
    }))
  else await participantsStore.remove(db, channelId, participantId)
  await db
    .update(deskFacts)
    .set({ undoneAt: sql`now()` })
    .where(byNonce(desk, fact.undoes))
  await keep(desk, fact, participantId)
  await tellMeeting(db, channelId, meetingId, 'signIns')
  return { outcome: 'done', participant: (await present(desk, participantId)) ?? stands }
}
