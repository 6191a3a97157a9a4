import type { contentPermissionsContract } from '@icss/core/content-permissions/content-permissions.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { listContentPermissions } from './list-content-permissions.ts'
import { setContentPermission } from './set-content-permission.ts'
import { showContentPermission } from './show-content-permission.ts'

export const contentPermissionsHandlers: Handlers<{
  contentPermissions: typeof contentPermissionsContract
}>['contentPermissions'] = {
  list: listContentPermissions,
  show: showContentPermission,
  set: setContentPermission,
}
