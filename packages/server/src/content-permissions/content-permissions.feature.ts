import { contentPermissionsHandlers } from './content-permissions.handlers.ts'

export const handlers = { contentPermissions: contentPermissionsHandlers }
