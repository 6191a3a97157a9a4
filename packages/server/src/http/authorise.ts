import type { FastifyRequest } from 'fastify'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { accountHeader } from '@icss/core/sessions/session.ts'
import { isPublicNeed, meets, type Need } from '@icss/core/permissions/need.ts'
import type { Visit } from '../public-links/visit.ts'
import { refuseVisit, visitByLink } from '../public-links/visit-by-link.ts'
import { visitBySession } from '../public-sessions/visit-by-session.ts'
import type { Services } from '../services.ts'
import { findSession, type FoundSession } from '../sessions/find-session.ts'
import { inSupportVisit } from '../support-visits/in-support-visit.ts'
import { refuseCrossSite } from './same-origin.ts'

/** What a call asks of its session. */
export interface Access {
  /** The group of the contract, by which tokens are limited. */
  readonly group: string
  readonly needs: Need
  readonly changes: boolean
  /** Allowed to a session that has its password to change or a second factor to add first, and to any token. */
  readonly always?: boolean
  /** Whether a support visit may make it: nothing is open to one that does not say so. */
  readonly isOpenToVisits?: boolean
  /** Fields of its query that look for what a support visit sees masked. */
  readonly looksFor?: readonly string[]
  /** Of a link: what it opens is remembered for half a second, for what many clients ask for all the time. */
  readonly isRemembered?: boolean
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

/**
 * The session of a request, if it is of the account that the caller believes to be: in a browser another tab may have
 * logged in as somebody else, and what is filled in here must not be saved there.
 */
export async function sessionOf(
  request: FastifyRequest,
  services: Pick<Services, 'database' | 'config'>,
  use: { readonly isUse?: boolean } = {},
): Promise<FoundSession | undefined> {
  const own = await findSession(request, services, use)
  const expected = request.headers[accountHeader]
  if (expected !== undefined && expected !== own?.session.account.id) return undefined
  return own && inSupportVisit(request, services, own)
}

/** A support visit reads what is in sight: it changes nothing, takes no file away, and looks for nothing that is masked. */
function refuseInVisit({ query }: FastifyRequest, { isOpenToVisits = false, looksFor = [] }: Access): void {
  if (!isOpenToVisits) throw new ProblemError('support_visit.reads_only')
  const asked = query as Readonly<Record<string, unknown>>
  if (looksFor.some((field) => asked[field] !== undefined && asked[field] !== ''))
    throw new ProblemError('support_visit.searches_nothing')
}

/** Whoever calls: somebody with a login, somebody at a public page, or nobody. */
export interface Caller {
  readonly login?: FoundSession | undefined
  readonly visit?: Visit | undefined
}

/** Finds who calls and lets them pass, or throws. Every way in goes through here. */
export async function authorise(
  request: FastifyRequest,
  services: Pick<Services, 'database' | 'config'>,
  access: Access,
): Promise<Caller> {
  return isPublicNeed(access.needs)
    ? { visit: await authoriseVisit(request, services, access) }
    : { login: await authoriseLogin(request, services, access) }
}

async function authoriseVisit(
  request: FastifyRequest,
  services: Pick<Services, 'database'>,
  { needs, changes, isRemembered = false }: Access,
): Promise<Visit> {
  const byLink = needs.kind === 'link'
  const visit = await (byLink ? visitByLink(request, services, { isRemembered }) : visitBySession(request, services))
  if (!visit || !meets(needs, undefined, visit)) {
    if (byLink) return refuseVisit(request, services)
    throw new ProblemError('public_session.needed')
  }
  if (changes) refuseCrossSite(request, 'cookie')
  return visit
}

async function authoriseLogin(
  request: FastifyRequest,
  services: Pick<Services, 'database' | 'config'>,
  access: Access,
): Promise<FoundSession | undefined> {
  const found = await sessionOf(request, services)
  if (found) request.account = found.session.account.number
  if (found?.session.supportVisit) refuseInVisit(request, access)
  if (!meets(access.needs, found?.session)) throw new ProblemError(found ? 'session.forbidden' : 'session.needed')
  if (access.changes) refuseCrossSite(request, found?.kind)
  refuseLimited(access, found)
  return found
}
