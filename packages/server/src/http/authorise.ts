import type { FastifyRequest } from 'fastify'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { meets, type Need } from '@icss/core/permissions/need.ts'
import type { Services } from '../services.ts'
import { findSession, type FoundSession } from '../sessions/find-session.ts'
import { refuseCrossSite } from './same-origin.ts'

/** What a call asks of its session. */
export interface Access {
  /** The group of the contract, by which tokens are limited. */
  readonly group: string
  readonly needs: Need
  readonly changes: boolean
  /** Allowed to a session that has its password to change or a second factor to add first, and to any token. */
  readonly always?: boolean
}

/** Refuses what a session may not do although its account may: a password to change first, or a token's limits. */
function refuseLimited({ group, needs, changes, always }: Access, found: FoundSession | undefined): void {
  if (!found || needs.kind === 'anyone') return
  if (changes && found.readOnly) throw new ProblemError('session.forbidden')
  if (always) return
  if (found.session.account.mustChangePassword) throw new ProblemError('session.password_change_needed')
  if (found.session.account.mustAddSecondFactor) throw new ProblemError('session.second_factor_needed')
  if (found.groups && !found.groups.includes(group)) throw new ProblemError('session.forbidden')
}

/** Finds the session of a request and lets it pass, or throws. Every way in goes through here. */
export async function authorise(
  request: FastifyRequest,
  services: Pick<Services, 'database' | 'config'>,
  access: Access,
): Promise<FoundSession | undefined> {
  const found = await findSession(request, services)
  if (found) request.account = found.session.account.number
  if (!meets(access.needs, found?.session)) throw new ProblemError(found ? 'session.forbidden' : 'session.needed')
  if (access.changes) refuseCrossSite(request, found?.kind)
  refuseLimited(access, found)
  return found
}
