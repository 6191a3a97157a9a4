import type { Present } from '@icss/core/operations/plan.ts'
import { bitsOf, type Holding } from '@icss/core/permissions/permission-plan.ts'

/** The present values of these sub-channels, as a plan names them. */
export function presentIn(holdings: readonly Holding[]): Present {
  const byId = new Map(holdings.map((holding) => [holding.id, holding]))
  return (id, field) => {
    const holding = byId.get(id)
    return holding && (field === 'flags' ? bitsOf(holding.flags) : holding.template)
  }
}
