import type { auditContract } from '@icss/core/audit/audit.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { changesOfRecord } from './changes-of-record.ts'
import { exportAudit } from './export-audit.ts'
import { listAudit } from './list-audit.ts'
import { verifyAudit } from './verify-audit.ts'

export const auditHandlers: Handlers<{ audit: typeof auditContract }>['audit'] = {
  list: listAudit,
  ofRecord: changesOfRecord,
  export: exportAudit,
  verify: verifyAudit,
}
