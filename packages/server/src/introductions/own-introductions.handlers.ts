import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import {
  type Agreement,
  type Dropping,
  inTouchDays,
  type IntroductionSide,
  isUnderway,
  type OwnIntroduction,
} from '@icss/core/introductions/introduction.ts'
import type { ownIntroductionsContract } from '@icss/core/introductions/introductions.contract.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Db } from '../database/database.ts'
import { demands } from '../demands/demands.tables.ts'
import { sendSmsIfLeft } from '../events/send-sms.ts'
import type { Handlers, Scope } from '../http/handler.ts'
import { publicLinks } from '../public-links/public-links.tables.ts'
import type { SessionVisit } from '../public-links/visit.ts'
import { enterHandler } from '../public-sessions/public-session-handlers.ts'
import { resources } from '../resources/resources.tables.ts'
import { changeIntroduction, decide } from './decide.ts'
import { introductions, type IntroductionRow } from './introductions.tables.ts'

/** What is kept of a side of an introduction. */
const sideOf = (row: IntroductionRow, side: IntroductionSide) => ({
  thingId: row[`${side}Id`],
  sideId: row[`${side}SideId`],
  name: row[`${side}Name`],
  company: row[`${side}Company`],
  contact: row[`${side}Contact`],
  phone: row[`${side}Phone`],
  acceptedAt: row[`${side}AcceptedAt`],
})

const otherSide = (side: IntroductionSide): IntroductionSide => (side === 'resource' ? 'demand' : 'resource')

/** The introduction of a visit, and whose side it is; locked to the end of the transaction where it is changed. */
async function readOwn(db: Db, { channelId, thingId }: SessionVisit, lock = false) {
  const read = db
    .select()
    .from(introductions)
    .where(
      and(
        eq(introductions.channelId, channelId),
        or(eq(introductions.resourceSideId, thingId), eq(introductions.demandSideId, thingId)),
      ),
    )
  const [row] = await (lock ? read.for('update') : read)
  if (!row) throw new ProblemError('public_session.needed')
  const side: IntroductionSide = row.resourceSideId === thingId ? 'resource' : 'demand'
  return { row, side }
}

/** When the link of a side ends. */
async function endOf(db: Db, channelId: string, sideId: string): Promise<string | null> {
  const [link] = await db
    .select({ endsAt: publicLinks.endsAt })
    .from(publicLinks)
    .where(
      and(
        eq(publicLinks.channelId, channelId),
        eq(publicLinks.kind, 'introduction'),
        eq(publicLinks.thingId, sideId),
        gt(publicLinks.endsAt, sql`now()`),
      ),
    )
  return link?.endsAt?.toISOString() ?? null
}

/** An introduction as a side sees it: of the other no contact and no phone before both have accepted. */
async function shown(db: Db, row: IntroductionRow, side: IntroductionSide): Promise<OwnIntroduction> {
  const { channelId, state, agreedOn, reason } = row
  const [own, other] = [sideOf(row, side), sideOf(row, otherSide(side))]
  const [channel] = await db.select({ name: channels.name }).from(channels).where(eq(channels.id, channelId))
  const table = side === 'resource' ? demands : resources
  const [thing] = await db
    .select({ content: table.content })
    .from(table)
    .where(and(eq(table.channelId, channelId), eq(table.id, other.thingId)))
  const isExchanged = own.acceptedAt !== null && other.acceptedAt !== null
  return {
    channelName: channel?.name ?? '',
    side,
    ownThing: own.name,
    ownCompany: own.company,
    otherThing: other.name,
    otherCompany: other.company,
    otherContent: thing?.content ?? '',
    state,
    hasAccepted: own.acceptedAt !== null,
    otherContact: isExchanged ? other.contact : '',
    otherPhone: isExchanged ? other.phone : '',
    agreedOn: agreedOn ?? '',
    reason,
    until: await endOf(db, channelId, own.sideId),
  }
}

/** The introduction of a visit as its page shows it. */
export const ownIntroductionOf = (visit: SessionVisit, tenant: Scope): Promise<OwnIntroduction> =>
  tenant(async (db) => {
    const { row, side } = await readOwn(db, visit)
    return shown(db, row, side)
  })

/** The links of two that are in touch lead on for longer, so that one of them can say what came of it. */
const keepLinks = (db: Db, { channelId, resourceSideId, demandSideId }: IntroductionRow) =>
  db
    .update(publicLinks)
    .set({ endsAt: sql`now() + make_interval(days => ${inTouchDays})` })
    .where(
      and(
        eq(publicLinks.channelId, channelId),
        eq(publicLinks.kind, 'introduction'),
        inArray(publicLinks.thingId, [resourceSideId, demandSideId]),
        gt(publicLinks.endsAt, sql`now()`),
      ),
    )

type Deciding = { readonly visit: SessionVisit; readonly tenant: Scope }

const deciding = ({ visit, tenant }: Deciding, { body }: { readonly body: Agreement | Dropping }) =>
  tenant(async (db) => {
    const { row, side } = await readOwn(db, visit, true)
    return shown(db, await decide(db, row, body, { by: side, name: sideOf(row, side).contact }), side)
  })

export const ownIntroductionsHandlers: Handlers<{
  ownIntroductions: typeof ownIntroductionsContract
}>['ownIntroductions'] = {
  enter: enterHandler('introduction'),
  show: ({ visit, tenant }) => ownIntroductionOf(visit, tenant),
  accept: ({ visit, tenant, services }) =>
    tenant(async (db) => {
      const { row, side } = await readOwn(db, visit, true)
      const [own, other] = [sideOf(row, side), sideOf(row, otherSide(side))]
      if (!isUnderway(row.state)) throw new ProblemError('introductions.decided')
      if (own.acceptedAt !== null) return shown(db, row, side)
      const isExchanged = other.acceptedAt !== null
      const changed = await changeIntroduction(db, row, {
        [`${side}AcceptedAt`]: new Date(),
        ...(isExchanged ? { state: 'inTouch' as const } : {}),
      })
      if (isExchanged) {
        await keepLinks(db, row)
        await sendSmsIfLeft(db, services, {
          channelId: row.channelId,
          to: other.phone,
          message: 'introduction.in_touch',
          params: { company: own.company, own: other.name },
        })
      }
      return shown(db, changed, side)
    }),
  agree: deciding,
  drop: deciding,
}
