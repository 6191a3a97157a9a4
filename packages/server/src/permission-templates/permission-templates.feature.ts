import { permissionTemplatesHandlers } from './permission-templates.handlers.ts'

export const handlers = { permissionTemplates: permissionTemplatesHandlers }
