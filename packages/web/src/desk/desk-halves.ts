import * as z from 'zod/mini'
import { type DeskKey, deskKey } from '@icss/core/desk/desk.contract.ts'
import { isFinal } from '@icss/core/desk/kept-fact.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { check } from '@icss/core/rules/check.ts'
import type { ServerClient } from '../server/client.ts'
import { isUnreached } from '@icss/core/desk/is-unreached.ts'

// Of this tab alone: a page that is loaded anew opens what it has kept, a disk that somebody takes opens nothing. Logging
// out clears it.
const keyOf = (meetingId: string) => `icss.desk.${meetingId}`

/** Those that this tab was given before. */
export function remembered(meetingId: string): DeskKey | undefined {
  const text = sessionStorage.getItem(keyOf(meetingId))
  if (text === null) return undefined
  const checked = check(z.object(deskKey.shape), JSON.parse(text))
  return checked.ok ? checked.value : undefined
}

export const forgetHalves = (meetingId: string): void => sessionStorage.removeItem(keyOf(meetingId))

/**
 * `halves` is undefined where there are none: they may come later, or are `isRefused` for good, as in a support visit.
 * `isReached`: the server has answered.
 */
export interface GivenHalves {
  readonly halves: DeskKey | undefined
  readonly isReached: boolean
  readonly isRefused: boolean
}

/** The server's halves of the keys of a desk; where there is no other answer, those that this tab was given before. */
export async function serverHalves({ desk }: ServerClient, meetingId: string): Promise<GivenHalves> {
  try {
    const halves = await desk.key({ params: { meetingId } }, { timeout: 5000 })
    sessionStorage.setItem(keyOf(meetingId), JSON.stringify(halves))
    return { halves, isReached: true, isRefused: false }
  } catch (error) {
    // What was kept can be looked at for as long as the tab is open, also when it is too late to hand it in.
    const halves = remembered(meetingId)
    const isRefused = isFinal(error) || (error instanceof ProblemError && error.status === 403)
    return { halves, isReached: !isUnreached(error), isRefused }
  }
}
