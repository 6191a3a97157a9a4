import { Readable } from 'node:stream'
import { and, asc, eq, gt } from 'drizzle-orm'
import { meeting as shownMeeting, type meetingsContract } from '@icss/core/meetings/meetings.contract.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { deskFacts } from '../desk/desk.tables.ts'
import { deskHelpers } from '../desk-helpers/desk-helpers.tables.ts'
import { pagesAfter } from '../entities/pages-after.ts'
import { zipOf } from '../exports/zip-of.ts'
import type { Context, Handler, Scope } from '../http/handler.ts'
import { drawsOf } from '../lotteries/draws-of.ts'
import { proofOf } from '../lotteries/proof-of.ts'
import { meetingArrivals } from '../participants/meeting-arrivals.ts'
import { exportParticipants } from '../participants/participants.handlers.ts'
import { participants } from '../participants/participants.tables.ts'
import { exportWinners } from '../winners/winners.handlers.ts'
import { meetingsStore } from './meetings.store.ts'
import { awardsOf } from './set-awards.ts'

type ExportAll = typeof meetingsContract.exportAll

const json = (value: unknown) => Readable.from([`${JSON.stringify(value, null, 1)}\n`])

/** What the desks of a meeting handed in, in the order of its nonces, a line each. */
function factsOf(tenant: Scope, channelId: string, meetingId: string): Readable {
  const ofId = and(eq(deskFacts.channelId, channelId), eq(deskFacts.meetingId, meetingId))
  const pages = pagesAfter(
    (after: string | undefined, limit) =>
      tenant((db) =>
        db
          .select({
            nonce: deskFacts.nonce,
            kind: deskFacts.kind,
            name: participants.name,
            number: participants.number,
            account: accounts.number,
            helper: deskHelpers.name,
            at: deskFacts.at,
            receivedAt: deskFacts.receivedAt,
            undoneAt: deskFacts.undoneAt,
          })
          .from(deskFacts)
          .leftJoin(
            participants,
            and(eq(participants.channelId, channelId), eq(participants.id, deskFacts.participantId)),
          )
          .leftJoin(accounts, and(eq(accounts.channelId, channelId), eq(accounts.id, deskFacts.accountId)))
          .leftJoin(deskHelpers, and(eq(deskHelpers.channelId, channelId), eq(deskHelpers.id, deskFacts.helperId)))
          .where(and(ofId, after === undefined ? undefined : gt(deskFacts.nonce, after)))
          .orderBy(asc(deskFacts.nonce))
          .limit(limit),
      ),
    ({ nonce }) => nonce,
  )
  async function* lines() {
    for await (const page of pages) yield page.map((fact) => `${JSON.stringify(fact)}\n`).join('')
  }
  return Readable.from(lines(), { objectMode: false })
}

/**
 * All that is known of a meeting, in one archive. Lists are written as their own exports are; a draw that goes on is left
 * out, since it still has secrets.
 */
export const exportMeeting: Handler<ExportAll> = async (context: Context<ExportAll>, { params: { id }, query }) => {
  const { session, tenant } = context
  const channelId = session.channel.id
  const { shown, awards, arrivals, draws } = await tenant(async (db) => ({
    shown: shownMeeting.parse(await meetingsStore.show(db, channelId, id)),
    awards: await awardsOf(db, channelId, id),
    arrivals: await meetingArrivals(db, channelId, id),
    draws: await drawsOf(db, channelId, id),
  }))
  const ofMeeting = { query: { ...query, meetingId: id } }
  return {
    name: `${shown.name}.zip`,
    type: 'application/zip',
    content: zipOf([
      { name: 'meeting.json', open: () => json(shown) },
      { name: 'awards.json', open: () => json(awards) },
      { name: 'arrivals.json', open: () => json(arrivals) },
      {
        name: `participants.${query.format}`,
        open: async () => (await exportParticipants(context, ofMeeting)).content,
      },
      { name: `winners.${query.format}`, open: async () => (await exportWinners(context, ofMeeting)).content },
      { name: 'desk-facts.jsonl', open: () => factsOf(tenant, channelId, id) },
      ...draws
        .filter(({ hasEnded }) => hasEnded)
        .map(({ id: drawId, number }) => ({
          name: `draw-${number}.json`,
          open: async () => Readable.from([(await tenant((db) => proofOf(db, channelId, drawId))).text]),
        })),
    ]),
  }
}
