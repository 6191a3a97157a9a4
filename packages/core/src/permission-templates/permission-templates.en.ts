import type { Translation } from '../copy/translate.ts'
import type { CatalogueWording } from '../errors/wording.ts'
import { permissionsEn } from '../permissions/permissions.en.ts'
import type { templateErrors } from './permission-templates.errors.ts'
import type { permissionTemplatesZh } from './permission-templates.zh.ts'

export const permissionTemplatesEn: Translation<typeof permissionTemplatesZh> = {
  title: 'Permission templates',
  count: '{{count}} of {{max}} templates',
  create: 'New template',
  edit: 'Edit template',
  duplicate: 'Duplicate',
  copyOf: 'Copy of {{name}}',
  fields: { name: 'Name', flags: 'Permissions', inUse: 'Used by', isDefault: 'Default' },
  default: 'Default: all open, cannot be edited',
  all: 'Tick all',
  clear: 'Tick none',
  users_one: 'Used once',
  users_other: 'Used {{count}} times',
  unused: 'Unused',
  usedBy: 'Accounts and sub-channels with “{{name}}”',
  accounts: 'Accounts',
  subChannels: 'Sub-channels',
  noUsers: 'None',
  more_one: '{{count}} more',
  more_other: '{{count}} more',
  apply: 'Apply to sub-channels',
  applies: 'The template “{{name}}” will be applied to the sub-channels that you choose',
  saved: 'Template saved',
  savedForUsers: 'Once saved, the accounts that have it ({{count}}) hold the new permissions at once.',
  deleted: 'Template deleted',
  delete: 'Delete',
  deleteTitle: 'Delete template',
  deleteText: 'The template “{{name}}” is deleted. This cannot be undone.',
}

export const templateErrorsEn: Record<keyof typeof templateErrors, CatalogueWording> = {
  'template.name_taken': { says: 'The template already exists', fix: 'Choose another name.' },
  'template.in_use': {
    says: 'The template is in use and cannot be deleted',
    fix: 'Give the channels that use it another template first.',
  },
  'template.limit': { says: 'The limit of {{max}} templates is reached', fix: 'Delete one that is not used.' },
  'template.nothing_selected': {
    says: 'Select at least one permission',
    fix: 'A template without any cannot be saved.',
  },
  'template.default_fixed': { says: 'The all-open default cannot be edited', fix: 'Create a new template.' },
  'template.beyond_own': {
    says: 'Nobody grants a permission that they do not hold',
    fix: 'Take out: {{flags}}.',
    names: { flags: { ...permissionsEn.flags, business: permissionsEn.business } },
  },
  'permission.beyond_reach': {
    says: 'It holds permissions that you do not, so you cannot change it',
    fix: 'Ask somebody who holds them too: {{flags}}.',
    names: { flags: { ...permissionsEn.flags, business: permissionsEn.business } },
  },
}
