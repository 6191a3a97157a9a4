import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { accountErrors } from './accounts.errors.ts'
import type { accountsZh } from './accounts.zh.ts'

export const accountsEn: Translation<typeof accountsZh> = {
  title: 'Accounts',
  count_one: '{{count}} account',
  count_other: '{{count}} accounts',
  create: 'New account',
  edit: 'Edit account',
  search: 'Search account, name or phone',
  empty: { title: 'No accounts yet', text: 'Make an account to share the work with colleagues.' },
  deleteTitle: 'Delete account',
  deleteText:
    'The account “{{name}}” is deleted. Its sessions end at once and its number can be used again. This cannot be undone.',
  fields: {
    number: 'Account',
    name: 'Name',
    phone: 'Phone',
    template: 'Permission template',
    templateId: 'Permissions',
    ownFlags: 'Permissions',
    enabled: 'Enabled',
    remark: 'Remark',
    rights: 'Permissions',
    status: 'Status',
    lastSeenAt: 'Last seen',
  },
  hints: {
    number: 'Digits to log in with; they cannot be changed later',
    phone: 'Used to choose the administrator and for messages',
  },
  status: { enabled: 'Enabled', disabled: 'Disabled' },
  neverSeen: 'Never',
  mustChangePassword: 'Still has its initial password',
  currentAdmin: 'Administrator',
  itself: 'You',
  rights: {
    none: 'No permissions',
    own: 'Own change',
    ownChange: 'Own change, follows no template',
    fromTemplate: 'Follows the template “{{name}}” until you tick one by one',
    ofAdmin: 'All permissions of the channel',
    choose: 'Permissions come from',
    notHeld: 'You do not hold it, so you cannot give it',
  },
  why: {
    open: 'Where the rights come from',
    title: 'Where the rights of “{{name}}” come from',
    disabled: 'The account is disabled: nobody can log in with it.',
    columns: { right: 'Right', held: 'Held', why: 'Why' },
    held: 'Yes',
    lacking: 'No',
    gives: {
      provider: 'opened to the channel by the provider',
      superior: 'opened by the template “{{name}}” of the channel above',
      superiorOwn: 'opened singly by the channel above',
      administrator: 'an administrator has all of the channel’s rights',
      template: 'in the template “{{name}}”',
      ownFlags: 'among its own rights',
    },
    keeps: {
      provider: 'not opened to the channel by the provider',
      superior: 'not opened by the template “{{name}}” of the channel above',
      superiorOwn: 'not opened by the channel above',
      template: 'not in the template “{{name}}”',
      ownFlags: 'not among its own rights',
      nothing: 'neither a template nor rights of its own',
    },
  },
  saved: 'Account saved',
  more: 'More for “{{name}}”',
  enable: 'Enable',
  enabled: 'Account enabled',
  disable: 'Disable',
  disableTitle: 'Disable account',
  disableText: 'The sessions and tokens of “{{name}}” end at once; it cannot log in until it is enabled.',
  disabled: 'Account disabled',
  endSessions: 'End all sessions',
  endSessionsText:
    'The sessions of “{{name}}” in all browsers and its tokens end at once. The password stays; it can log in again.',
  sessionsEnded: 'All sessions ended',
  business: 'Chamber business',
  giveBusiness: 'Give chamber business',
  giveBusinessText:
    '{{name}} may look after member companies, resources, demands and activities. It is logged out, and has the right when it logs in again.',
  businessGiven: 'Chamber business given',
  takeBusiness: 'Take chamber business away',
  takeBusinessText:
    '{{name}} may no longer look after member companies, resources, demands and activities, and is logged out at once.',
  businessTaken: 'Chamber business taken away',
  resetPassword: 'Reset password',
  resetPasswordText:
    'The password of “{{name}}” is reset; its sessions and tokens end at once. The new one is shown once and must be changed at the first login.',
  handOver: {
    open: 'Change administrator',
    make: 'Make administrator',
    text: 'Your sessions and tokens end at once. You keep your account, with the all-open template. The new administrator logs in again, and their phone becomes the administrator’s phone.',
    candidate: 'New administrator',
    hint: 'An account of this channel, by phone, name or number',
    none: 'No such account',
    code: 'Code sent to their phone',
    codeHint: 'Ask them for the 6 digits that they got',
    submit: 'Change administrator',
    elsewhere: 'The user is bound to another channel',
    elsewhereText: 'This phone is bound to another channel. Make its owner administrator of this channel all the same?',
    anyway: 'Change all the same',
  },
  initial: {
    title: 'Initial password',
    text: 'The initial password of account {{number}} is shown this once. Hand it over now; it must be changed at the first login.',
    configured:
      'Account {{number}} has the initial password that the platform has set, which is not shown here. It must be changed at the first login.',
    password: 'Initial password',
    done: 'Handed over',
  },
}

export const accountErrorsEn: Record<keyof typeof accountErrors, Wording> = {
  'account.number_taken': { says: 'The account already exists', fix: 'Choose another number.' },
  'account.template_or_own': {
    says: 'An account has a template or its own permissions, not both',
    fix: 'Take one of them away.',
  },
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
    says: 'You cannot disable, delete or reset the account that you are logged in with, or end its sessions',
    fix: 'Ask another administrator; to change your own password or end your own sessions use “My account”.',
  },
  'account.of_admin': {
    says: 'Only the administrator may change the administrator’s account',
    fix: 'Ask the administrator of the channel, or the provider.',
  },
  'account.admin_has_business': {
    says: 'The administrator always has chamber business',
    fix: 'Choose another account.',
  },
  'account.phone_needed': {
    says: 'The account has no phone, so it cannot become administrator',
    fix: 'Give it a phone first.',
  },
  'account.phone_missing': { says: 'There is no administrator’s phone yet', fix: 'Set one first.' },
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
