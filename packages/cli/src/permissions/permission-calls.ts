import type { PermissionChange } from '@icss/core/permissions/permission-plan.ts'
import type { PlanCalls } from '../operations/bulk-plan.ts'
import type { Server } from '../server/connect.ts'

/** How the server plans and applies a change of permissions. */
export const permissionCalls = ({ permissions }: Server): PlanCalls<PermissionChange> => ({
  plan: (body, signal) => permissions.plan({ body }, { signal }),
  apply: (body, signal) => permissions.apply({ body }, { signal }),
})
