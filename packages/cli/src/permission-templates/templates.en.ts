import type { Translation } from '@icss/core/copy/translate.ts'
import type { templatesZh } from './templates.zh.ts'

export const templatesEn: Translation<typeof templatesZh> = {
  columns: { name: 'Name', flags: 'Permissions', inUse: 'In use' },
  all: 'all 12',
  created: 'The permission template “{{name}}” was created.',
  askChange_one: 'Change the permission template “{{name}}”, and with it {{count}} channel or account',
  askChange_other: 'Change the permission template “{{name}}”, and with it {{count}} channels or accounts',
  changed: 'The permission template “{{name}}” was changed.',
  askDelete: 'Delete the permission template “{{name}}”',
  deleted: 'The permission template “{{name}}” was deleted.',
}
