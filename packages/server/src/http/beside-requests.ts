import { noteChanges, recordChanges } from '../audit/record-changes.ts'
import type { BesideTransaction } from '../database/database.ts'
import { claimKey } from '../idempotency/idempotent.ts'
import { requestScope } from './request-scope.ts'

/**
 * What each transaction of a call that changes something does beside its work, whatever its handler does: it takes the
 * call's idempotency key, and writes what changed into the audit trail. Runs and reads have no part in it.
 */
export const besideRequests: BesideTransaction = {
  async begun(client) {
    const scope = requestScope.getStore()
    if (!scope) return
    await claimKey(client, scope)
    await client.query(noteChanges)
  },
  async committing(client) {
    const scope = requestScope.getStore()
    if (scope) await recordChanges(client, scope)
  },
  committed() {
    const scope = requestScope.getStore()
    if (scope) scope.committed = true
  },
  rolledBack() {
    const scope = requestScope.getStore()
    if (!scope || scope.committed) return
    scope.claimed = false
    scope.recorded = false
  },
}
