import type { CallOptions, Client } from '../client/client.ts'
import { ProblemError } from '../errors/problem-error.ts'
import type { Participant, participantsContract } from '../participants/participants.contract.ts'
import { isBadge } from './badge.ts'

/** People who are shown at once; whoever sees more types on. */
export const mostFound = 8

export interface Found {
  readonly people: readonly Participant[]
  readonly total: number
  /** What was read off a badge, and is of nobody here. */
  readonly isOtherBadge: boolean
}

/** Whom of a meeting the desk means: by what a badge says, else by a part of a name, a company, a phone or a code. */
export async function findPeople(
  { participants }: Client<{ participants: Pick<typeof participantsContract, 'list' | 'show'> }>,
  meetingId: string,
  typed: string,
  options: CallOptions = {},
): Promise<Found> {
  if (!isBadge(typed)) {
    const query = { q: typed, pageSize: mostFound, sort: 'name' as const }
    const { items, total } = await participants.list({ params: { meetingId }, query }, options)
    return { people: items, total, isOtherBadge: false }
  }
  const one = await participants.show({ params: { participantId: typed } }, options).catch((error: unknown) => {
    if (error instanceof ProblemError && error.code === 'request.not_found') return undefined
    throw error
  })
  const isHere = one?.meetingId === meetingId
  return { people: isHere ? [one] : [], total: isHere ? 1 : 0, isOtherBadge: !isHere }
}
