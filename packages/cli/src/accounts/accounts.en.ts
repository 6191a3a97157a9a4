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
  nothing: 'There is nothing to change.',
}
