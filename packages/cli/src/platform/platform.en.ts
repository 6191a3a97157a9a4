import type { Translation } from '@icss/core/copy/translate.ts'
import type { platformZh } from './platform.zh.ts'

export const platformEn: Translation<typeof platformZh> = {
  columns: { id: 'Id', name: 'Name', kind: 'Kind', account: 'Account', status: 'Status' },
  kinds: { main: 'main channel', sub: 'sub-channel', chamber: 'chamber' },
  fields: {
    id: 'Id',
    name: 'Name',
    abbreviation: 'Abbreviation',
    cocId: 'Chamber id',
    accountNumber: 'Administrator’s account',
    adminPhone: 'Administrator’s phone',
    membershipCode: 'Membership type',
    storageQuotaBytes: 'Storage quota (bytes)',
    subChannelQuota: 'Sub-channel quota',
    trafficQuotaBytes: 'Traffic quota a month (bytes)',
    smsPerDay: 'SMS a day',
  },
  opened: '“{{name}}” was opened; its administrator is account {{number}}.',
  issued: 'Account {{number}} was issued.',
  quotas:
    'Quotas of “{{name}}”: {{storage}} bytes stored, {{traffic}} bytes sent a month, {{subs}} sub-channels, {{sms}} SMS a day.',
  roles: 'Roles that must have a second factor: {{roles}}',
  noRoles: 'No role must have a second factor.',
  unlocked: 'Account {{number}} of “{{name}}” is not locked any more.',
  factorReset: 'The second factor of account {{number}} of “{{name}}” was reset.',
  askFactorReset: 'Reset the second factor of account {{number}} of “{{name}}”, ending its sessions and tokens',
  disabled: '“{{name}}” was disabled.',
  delivered: '{{delivered}} handed over, {{skipped}} skipped because they are there, {{failed}} failed.',
  wouldDeliver: '{{delivered}} would be handed over, {{skipped}} skipped, {{failed}} cannot be; nothing was written.',
  takenBack: 'The course was taken back from “{{name}}”.',
  askTakeBack: 'Take this course back from “{{name}}” with its chapters; this cannot be undone',
  askDisable: 'Disable “{{name}}”, ending all its sessions',
  appointed: 'Account {{number}} is now the administrator of “{{name}}”.',
  askAppoint:
    'Make account {{number}} the administrator of “{{name}}”, ending its sessions and those of the one before',
  askReset: 'Reset the password of account {{number}} of “{{name}}”, ending its sessions and tokens',
}
