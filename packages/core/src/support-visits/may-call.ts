import type { Endpoint } from '../contract/endpoint.ts'
import { meets } from '../permissions/need.ts'
import { holdsSecret } from '../rules/secret.ts'
import type { Session } from '../sessions/session.ts'

/**
 * Whether a support visit may make a call: it only reads, takes no file away, and gets nothing that opens something to
 * whoever has it, such as a link to a file.
 */
export const isOpenToVisits = ({ method, answer }: Pick<Endpoint, 'method' | 'answer'>): boolean =>
  method === 'GET' && answer !== 'stream' && (answer === undefined || !holdsSecret(answer))

/** Whether a session changes nothing anywhere, so that forms are there to be read. */
export const readsOnly = ({ supportVisit }: Session): boolean => supportVisit !== undefined

/** Whether a session may search: what is looked for tells a support visit what it sees masked. */
export const maySearch = (session: Session): boolean => !readsOnly(session)

/** Whether a session may make a call, by what its account holds and by what it is itself. */
export const mayCall = (endpoint: Pick<Endpoint, 'needs' | 'method' | 'answer'>, session: Session): boolean =>
  meets(endpoint.needs, session) && (session.supportVisit === undefined || isOpenToVisits(endpoint))
