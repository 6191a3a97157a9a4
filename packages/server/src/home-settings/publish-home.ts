import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { HomeDocument } from '@icss/core/home-settings/home-document.ts'
import { sameContent } from '@icss/core/home-settings/home-document.ts'
import { type HomePart, partsFor } from '@icss/core/home-settings/home-part.ts'
import type { HomeRevision, homeScreenContract } from '@icss/core/home-settings/home-settings.contract.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { announce } from '../events/announce.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import {
  addSchedule,
  changeSchedule,
  deleteSchedule,
  draftsOf,
  dropDrafts,
  listRevisions,
  listSchedules,
  lockHome,
  lockSchedule,
  publishParts,
  type StoredRevision,
} from './home.repository.ts'
import { scheduleAnswer } from './show-home.ts'
import { documentOf, shownHome } from './shown-home.ts'

/** Publications that can wait for their time, in one channel. */
const maxSchedules = 20

export const revisionAnswer = (row: StoredRevision): HomeRevision => ({
  number: row.number,
  name: row.name,
  publishedBy: row.publishedBy,
  publishedAt: row.publishedAt.toISOString(),
  carried: row.carried,
  restoredFrom: row.restoredFrom,
})

/** The parts that are carried: those asked for, each of which the session may edit, or all that it may. */
export function carriedParts(session: Session, asked: readonly HomePart[] | undefined): HomePart[] {
  const allowed = partsFor(session)
  if (asked?.some((part) => !allowed.includes(part))) throw new ProblemError('session.forbidden')
  return allowed.filter((part) => asked?.includes(part) ?? true)
}

const laterThanNow = (at: string): Date => {
  const time = new Date(at)
  if (time.getTime() <= Date.now())
    throw new ProblemError('request.invalid', { errors: { at: { code: 'home.time_past', params: {} } } })
  return time
}

/** Publishes the changed drafts of the parts that are carried, at once or by a schedule that freezes them. */
export const publishHome: Handler<typeof homeScreenContract.publish> = async (
  { session, tenant, services },
  { body: { revision, parts: asked, at, name } },
) => {
  const { channel, account } = session
  const carried = carriedParts(session, asked)
  const time = at === '' ? undefined : laterThanNow(at)
  const shown = documentOf(found(await shownHome(services.database.system, channel.id)))
  return tenant(async (db) => {
    const screen = await lockHome(db, channel.id)
    if (screen.revision !== revision) throw new ProblemError('request.conflict')
    const drafts = await draftsOf(db, channel.id)
    const changed = carried.filter((part) => {
      const content = drafts.get(part)?.content
      return content !== undefined && content !== null && !sameContent(content, shown[part])
    })
    if (changed.length === 0) throw new ProblemError('home.nothing_changed')
    const sources = new Set(changed.map((part) => drafts.get(part)?.restoredFrom ?? null))
    const publication = {
      channelId: channel.id,
      accountId: account.id,
      publishedBy: account.name,
      name,
      restoredFrom: sources.size === 1 ? ([...sources][0] ?? null) : null,
      parts: Object.fromEntries(changed.map((part) => [part, drafts.get(part)?.content])) as Partial<HomeDocument>,
    }
    const waiting = (await listSchedules(db, channel.id)).filter(({ state }) => state === 'waiting').length
    if (time) {
      if (waiting >= maxSchedules) throw new ProblemError('home.schedule_limit', { params: { max: maxSchedules } })
      const schedule = scheduleAnswer(await addSchedule(db, publication, time))
      return { revision: null, schedule, waiting: waiting + 1 }
    }
    const made = await publishParts(db, screen, publication)
    await announce(db, channel.id, 'home.published', { revision: made.number, parts: made.carried.join() })
    return { revision: revisionAnswer(made), schedule: null, waiting }
  })
}

/** Drops the drafts of the parts that are carried for what is shown. */
export const discardDrafts: Handler<typeof homeScreenContract.discard> = async (
  { session, tenant },
  { body: { parts: asked } },
) => {
  const carried = carriedParts(session, asked)
  const { id: channelId } = session.channel
  return tenant(async (db) => {
    await lockHome(db, channelId)
    const drafts = await draftsOf(db, channelId)
    const parts = carried.filter((part) => (drafts.get(part)?.content ?? null) !== null)
    await dropDrafts(db, channelId, parts)
    return { parts }
  })
}

/** A schedule carries parts of one person's rights: whoever changes it holds them all. */
async function ownSchedule(session: Session, db: Parameters<typeof lockSchedule>[0], id: string) {
  await lockHome(db, session.channel.id)
  const schedule = found(await lockSchedule(db, session.channel.id, id))
  carriedParts(session, schedule.carried)
  return schedule
}

export const moveSchedule: Handler<typeof homeScreenContract.moveSchedule> = (
  { session, tenant },
  { params: { id }, body: { at } },
) => {
  const time = laterThanNow(at)
  return tenant(async (db) => {
    await ownSchedule(session, db, id)
    return scheduleAnswer(found(await changeSchedule(db, session.channel.id, id, { at: time })))
  })
}

export const cancelSchedule: Handler<typeof homeScreenContract.cancelSchedule> = (
  { session, tenant },
  { params: { id } },
) =>
  tenant(async (db) => {
    await ownSchedule(session, db, id)
    await deleteSchedule(db, session.channel.id, id)
  })

export const listHistory: Handler<typeof homeScreenContract.history> = ({ session, tenant }, { query }) =>
  tenant(async (db) => {
    const { rows, total } = await listRevisions(db, session.channel.id, query)
    return { items: rows.map(revisionAnswer), total }
  })
