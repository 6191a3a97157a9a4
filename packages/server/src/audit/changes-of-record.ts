import type { auditContract } from '@icss/core/audit/audit.contract.ts'
import type { Contract } from '@icss/core/contract/endpoint.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { meets } from '@icss/core/permissions/need.ts'
import type { Handler } from '../http/handler.ts'
import { listRecordAudit } from './audit.repository.ts'

export const changesOfRecord: Handler<typeof auditContract.ofRecord> = async (
  { session, tenant },
  { params: { noun, id }, query: { since } },
) => {
  const group = Object.hasOwn(contract, noun) ? (contract as Contract)[noun] : undefined
  const shown = group?.['show'] ?? group?.['list']
  if (!shown) throw new ProblemError('request.not_found')
  if (!meets(shown.needs, session)) throw new ProblemError('session.forbidden')
  return { items: await tenant((db) => listRecordAudit(db, session.channel.id, { noun, id, since })) }
}
