import type { Exclusion } from '@icss/core/participants/participant.ts'
import type { TakenCounts } from '@icss/core/participants/taken-people.ts'
import type { Db } from '../database/database.ts'
import { uuids } from '../database/uuids.ts'
import { entityRows } from '../entities/entity-rows.ts'
import { tellMeeting } from '../meetings/meeting-changes.ts'
import { participantsStore } from './participants.store.ts'

/** Somebody as another list knows them. */
export interface ListedPerson {
  readonly name: string
  readonly phone: string | null
  readonly company: string
  readonly exclusion?: Exclusion
}

/** Rows that one statement inserts. */
const atOnce = 1000

const { insert } = entityRows(participantsStore)

/**
 * Adds people to the list of a locked meeting, in their order. Whoever's phone it has already stays as they are; without a
 * phone nobody could tell whether they are there.
 */
export async function addExpected(
  db: Db,
  channelId: string,
  meetingId: string,
  people: readonly ListedPerson[],
): Promise<TakenCounts> {
  const told = people.filter(({ phone }) => phone !== null)
  let added = 0
  for (let at = 0; at < told.length; at += atOnce) {
    const some = told.slice(at, at + atOnce)
    const ids = uuids(some.length)
    const rows = some.map((one, i) => ({ seat: '', exclusion: '', ...one, meetingId, id: ids[i] as string }))
    added += (await insert(db, channelId, rows)).size
  }
  if (added > 0) await tellMeeting(db, channelId, meetingId, 'signIns')
  return { added, known: told.length - added, left: people.length - told.length }
}
