import type { auditContract } from '@icss/core/audit/audit.contract.ts'
import type { Handler } from '../http/handler.ts'
import { listAudit as list } from './audit.repository.ts'

export const listAudit: Handler<typeof auditContract.list> = ({ session, tenant }, { query }) =>
  tenant((db) => list(db, session.channel.id, query))
