import type { Translation } from '@icss/core/copy/translate.ts'
import type { templatesZh } from './templates.zh.ts'

export const templatesEn: Translation<typeof templatesZh> = {
  columns: { name: 'Name', flags: 'Permissions', inUse: 'In use' },
  all: 'all 12',
  created: 'The permission template “{{name}}” was created.',
  askDelete: 'Delete the permission template “{{name}}”',
  deleted: 'The permission template “{{name}}” was deleted.',
}
