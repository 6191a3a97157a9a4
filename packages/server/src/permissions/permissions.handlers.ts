import type { permissionsContract } from '@icss/core/permissions/permissions.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { applyPermissions } from './apply-permissions.ts'
import { planPermissions } from './plan-permissions.ts'
import { readPermissions } from './read-permissions.ts'
import { showPermissions } from './show-permissions.ts'

export const permissionsHandlers: Handlers<{ permissions: typeof permissionsContract }>['permissions'] = {
  show: showPermissions,
  readTable: readPermissions,
  plan: planPermissions,
  apply: applyPermissions,
}
