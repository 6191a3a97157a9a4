import type { Meeting } from '@icss/core/meetings/meetings.contract.ts'
import { remembered } from './desk-halves.ts'
import { DeskStore } from './desk-store.ts'
import { isUnreached } from '@icss/core/desk/is-unreached.ts'

/** The meeting as its desk has kept it, where the server is not reached; throws `error` again where there is none. */
export async function keptMeeting(meetingId: string, error: unknown): Promise<Meeting> {
  const halves = isUnreached(error) ? remembered(meetingId) : undefined
  const store = halves && (await DeskStore.open(meetingId, halves))
  const facts = await store?.findListFacts()
  store?.close()
  if (!facts) throw error
  return facts.meeting
}
