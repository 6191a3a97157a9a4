import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { ScheduleState } from '@icss/core/home-settings/home-settings.contract.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Db } from '../database/database.ts'
import { announce } from '../events/announce.ts'
import { type Actor, requestScope } from '../http/request-scope.ts'
import type { Services } from '../services.ts'
import { changeSchedule, lockHome, lockSchedule, publishParts, type StoredSchedule } from './home.repository.ts'
import { homeSchedules } from './home-settings.tables.ts'
import { partsOfAccount } from './parts-of-account.ts'

type Due = Pick<StoredSchedule, 'channelId' | 'id' | 'accountId'>

const isDue = and(eq(homeSchedules.state, 'waiting'), lte(homeSchedules.at, sql`now()`))

/** Those whose time has come, of any channel, in the order of their times. */
const listDue = (system: Db): Promise<Due[]> =>
  system
    .select({ channelId: homeSchedules.channelId, id: homeSchedules.id, accountId: homeSchedules.accountId })
    .from(homeSchedules)
    .where(isDue)
    .orderBy(asc(homeSchedules.at), homeSchedules.id)

/** What is asked again at its time: whether the channel is there, and its author may still do what was set. */
async function stateOf(db: Db, schedule: StoredSchedule): Promise<ScheduleState> {
  const { channelId, accountId, carried } = schedule
  const [channel] = await db.select({ enabled: channels.enabled }).from(channels).where(eq(channels.id, channelId))
  if (channel?.enabled !== true) return 'channelDisabled'
  const allowed = await partsOfAccount(db, channelId, accountId)
  return carried.every((part) => allowed.includes(part)) ? 'done' : 'flagsGone'
}

/** Publishes one, or says why not; done by whoever comes first, once. */
const publishOne = ({ database }: Pick<Services, 'database'>, { channelId, id }: Due) =>
  database.tenant(channelId, async (db) => {
    const screen = await lockHome(db, channelId)
    const schedule = await lockSchedule(db, channelId, id)
    if (!schedule || schedule.at.getTime() > Date.now()) return
    const state = await stateOf(db, schedule)
    await changeSchedule(db, channelId, id, { state })
    const { parts, carried, accountId, scheduledBy: publishedBy, name, restoredFrom, at } = schedule
    if (state === 'done') {
      const made = await publishParts(db, screen, { channelId, accountId, publishedBy, name, restoredFrom, parts })
      await announce(db, channelId, 'home.published', { revision: made.number, parts: carried.join() })
    } else if (state !== 'waiting') {
      await announce(db, channelId, 'home.dropped', { at: at.toISOString(), reason: state, parts: carried.join() })
    }
  })

/** Who set it, for the audit trail. */
async function authorOf(system: Db, { channelId, accountId: id }: Due): Promise<Actor | undefined> {
  const [found] = await system
    .select({ number: accounts.number, name: accounts.name })
    .from(accounts)
    .where(and(eq(accounts.channelId, channelId), eq(accounts.id, id)))
  return found && { channelId, id, name: `${found.number} ${found.name}` }
}

/**
 * Publishes what is due, also what came due while no server ran, each once. It stands in the audit trail as its author's.
 * One that fails holds up the later ones of its channel, as they would be put back by it, and no other's; its error is
 * thrown at the end.
 */
export async function publishDue(services: Pick<Services, 'database'>): Promise<void> {
  const failures = new Map<string, unknown>()
  for (const due of await listDue(services.database.system)) {
    if (failures.has(due.channelId)) continue
    try {
      await publishAsAuthor(services, due)
    } catch (error) {
      failures.set(due.channelId, error)
    }
  }
  if (failures.size > 0) throw new AggregateError(failures.values(), 'Home screens could not be published.')
}

async function publishAsAuthor(services: Pick<Services, 'database'>, due: Due): Promise<void> {
  const actor = await authorOf(services.database.system, due)
  if (!actor) return
  const scope = {
    actor,
    address: '',
    requestId: due.id,
    action: 'homeScreen.publish',
    target: { id: due.id },
    claimed: false,
    recorded: false,
    committed: false,
  }
  await requestScope.run(scope, () => publishOne(services, due))
}
