import type { Translation } from '@icss/core/copy/translate.ts'
import type { accountsZh } from './accounts.zh.ts'

export const accountsEn: Translation<typeof accountsZh> = {
  columns: {
    number: 'Account',
    name: 'Name',
    before: 'Now',
    after: 'Then',
  },
  status: { enabled: 'enabled', disabled: 'disabled' },
  admin: 'administrator',
  created: 'Account {{number}} was created.',
  initialPassword: 'Initial password, shown only now: {{password}}',
  initialConfigured: 'Its initial password is the one that the operator configured.',
  mustChange: 'It must be changed at the first login.',
  askDisable: 'Disable {{count}} accounts, ending their sessions and tokens',
  askReset: 'Reset the password of account {{number}}, ending its sessions and tokens',
  changed: 'Accounts {{status}}: {{count}}.',
  would: 'Dry run: accounts that would be {{status}}: {{count}}; nothing was written.',
  askGive: 'Give {{count}} accounts chamber business, ending their sessions and tokens',
  askTake: 'Take chamber business from {{count}} accounts, ending their sessions and tokens',
  changedBusiness: 'Accounts changed: {{count}}.',
  wouldBusiness: 'Dry run: accounts that would be changed: {{count}}; nothing was written.',
  askAppoint:
    'Make {{name}} (account {{number}}) the administrator, ending your sessions and tokens with the one used here',
  askBoundElsewhere: 'The user is bound to another channel; make them administrator of this one all the same',
  appointed:
    '{{name}} (account {{number}}) is the administrator now. Your session has ended; to continue, run icss auth login.',
  nothing: 'There is nothing to change.',
}
