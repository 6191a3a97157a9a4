import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { accountErrors } from './accounts.errors.ts'
import type { accountsZh } from './accounts.zh.ts'

export const accountsEn: Translation<typeof accountsZh> = {
  title: 'Accounts',
  fields: {
    number: 'Account',
    name: 'Name',
    phone: 'Phone',
    template: 'Permission template',
    enabled: 'Enabled',
    remark: 'Remark',
  },
}

export const accountErrorsEn: Record<keyof typeof accountErrors, Wording> = {
  'account.number_taken': { says: 'The account already exists', fix: 'Choose another number.' },
  'account.template_unknown': {
    says: 'There is no such permission template',
    fix: 'Check its name; icss templates list shows them.',
  },
  'account.bound_elsewhere': {
    says: 'The user is bound to another channel',
    fix: 'Confirm to make them administrator of this channel.',
  },
  'account.is_current_admin': { says: 'The chosen phone is the current administrator', fix: 'Choose another phone.' },
  'account.admin_needed': {
    says: 'The current administrator cannot be disabled or deleted',
    fix: 'Choose another administrator first.',
  },
  'account.certification_failed': {
    says: 'Certification failed: the information is wrong',
    fix: 'Check what you filled in.',
  },
  'account.is_self': {
    says: 'You cannot disable, delete or reset the account that you are logged in with',
    fix: 'Ask another administrator; to change your password use “Change password”.',
  },
  'account.of_admin': {
    says: 'Only the administrator may change the administrator’s account',
    fix: 'Ask the administrator of the channel, or the provider.',
  },
  'account.phone_needed': {
    says: 'The account has no phone, so it cannot become administrator',
    fix: 'Give it a phone first.',
  },
  'account.password_issued': {
    says: 'The account still has a password that somebody else set, so it cannot become administrator',
    fix: 'Have its owner log in and choose a password first.',
  },
  'account.password_same': { says: 'The new password is the present one', fix: 'Choose another.' },
  'account.password_repeat': { says: 'The two passwords differ', fix: 'Enter it again.' },
  'account.password_own_words': {
    says: 'The password holds the account, a name of its owner or channel, or the product’s',
    fix: 'Choose one that is hard to guess.',
  },
  'account.password_common': { says: 'The password is too common', fix: 'Choose one that is hard to guess.' },
}
