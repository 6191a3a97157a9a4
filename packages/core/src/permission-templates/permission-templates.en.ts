import type { CatalogueWording } from '../errors/wording.ts'
import { permissionsEn } from '../permissions/permissions.en.ts'
import type { templateErrors } from './permission-templates.errors.ts'

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
    names: { flags: permissionsEn.flags },
  },
  'permission.beyond_reach': {
    says: 'It holds permissions that you do not, so you cannot change it',
    fix: 'Ask somebody who holds them too: {{flags}}.',
    names: { flags: permissionsEn.flags },
  },
}
