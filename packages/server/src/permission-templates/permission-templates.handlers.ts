import type { permissionTemplatesContract } from '@icss/core/permission-templates/permission-templates.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { createTemplate } from './create-template.ts'
import { deleteTemplate } from './delete-template.ts'
import { listTemplates } from './list-templates.ts'
import { showTemplate } from './show-template.ts'
import { updateTemplate } from './update-template.ts'

export const permissionTemplatesHandlers: Handlers<{
  permissionTemplates: typeof permissionTemplatesContract
}>['permissionTemplates'] = {
  list: listTemplates,
  show: showTemplate,
  create: createTemplate,
  update: updateTemplate,
  delete: deleteTemplate,
}
