import type { contentPermissionsContract } from '@icss/core/content-permissions/content-permissions.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { applyOpenings } from './apply-openings.ts'
import { explainOpening } from './explain-opening.ts'
import { contentPermissionMatrix, listContentPermissions } from './list-content-permissions.ts'
import { planOpenings } from './plan-openings.ts'
import { setContentPermission } from './set-content-permission.ts'
import { showContentPermission } from './show-content-permission.ts'

export const contentPermissionsHandlers: Handlers<{
  contentPermissions: typeof contentPermissionsContract
}>['contentPermissions'] = {
  list: listContentPermissions,
  matrix: contentPermissionMatrix,
  plan: planOpenings,
  apply: applyOpenings,
  show: showContentPermission,
  set: setContentPermission,
  explain: explainOpening,
}
