import type { Wording } from '../errors/wording.ts'
import type { accountErrors } from './accounts.errors.ts'

export const accountErrorsEn: Record<keyof typeof accountErrors, Wording> = {
  'account.number_taken': { says: 'The account already exists', fix: 'Choose another number.' },
  'account.bound_elsewhere': {
    says: 'The user is bound to the channel “{{channel}}”',
    fix: 'Confirm to make them administrator of this channel.',
  },
  'account.is_current_admin': { says: 'The chosen phone is the current administrator', fix: 'Choose another phone.' },
  'account.admin_needed': {
    says: 'The current administrator cannot be deleted',
    fix: 'Choose another administrator first.',
  },
  'account.certification_failed': {
    says: 'Certification failed: the information is wrong',
    fix: 'Check what you filled in.',
  },
  'account.password_common': { says: 'The password is too common', fix: 'Choose one that is hard to guess.' },
}
