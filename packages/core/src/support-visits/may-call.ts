import type { Endpoint } from '../contract/endpoint.ts'
import { meets } from '../permissions/need.ts'
import type { Session } from '../sessions/session.ts'

/** Whether a support visit may make a call: it only reads, and takes no file away. */
export const isOpenToVisits = ({ method, answer }: Pick<Endpoint, 'method' | 'answer'>): boolean =>
  method === 'GET' && answer !== 'stream'

/** Whether a session may make a call, by what its account holds and by what it is itself. */
export const mayCall = (endpoint: Pick<Endpoint, 'needs' | 'method' | 'answer'>, session: Session): boolean =>
  meets(endpoint.needs, session) && (session.supportVisit === undefined || isOpenToVisits(endpoint))
