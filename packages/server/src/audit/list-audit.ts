import type { auditContract } from '@icss/core/audit/audit.contract.ts'
import type { Handler } from '../http/handler.ts'
import { listAudit as list } from './audit.repository.ts'
import { withSubjects } from './audit-subjects.ts'

export const listAudit: Handler<typeof auditContract.list> = ({ session, services, tenant }, { query }) =>
  tenant(async (db) => {
    const { items, total } = await list(db, session.channel.id, query)
    return { items: await withSubjects(db, session.channel.id, services.bulk, items), total }
  })
