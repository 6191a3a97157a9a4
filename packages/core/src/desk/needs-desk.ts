import type { Participant } from '../participants/participants.contract.ts'
import { isUnverified } from '../participants/participant.ts'

/** Whether the desk can do something for somebody: they are not here, or who they are is still to be looked at. */
export const needsDesk = ({
  presence,
  way,
  entitlement,
}: Pick<Participant, 'presence' | 'way' | 'entitlement'>): boolean =>
  presence === 'absent' || entitlement === 'doubtful' || isUnverified(way)
