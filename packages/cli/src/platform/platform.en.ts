import type { Translation } from '@icss/core/copy/translate.ts'
import type { platformZh } from './platform.zh.ts'

export const platformEn: Translation<typeof platformZh> = {
  columns: { id: 'Id', name: 'Name', kind: 'Kind', account: 'Administrator', status: 'Status' },
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
  },
  opened: '“{{name}}” was opened; its administrator is account {{number}}.',
  issued: 'Account {{number}} was issued.',
  quotas: 'Quotas of “{{name}}”: {{storage}} bytes stored, {{subs}} sub-channels.',
  enabled: '“{{name}}” was enabled.',
  disabled: '“{{name}}” was disabled.',
  askDisable: 'Disable “{{name}}”, ending all its sessions',
  askReset: 'Reset the password of account {{number}} of “{{name}}”, ending its sessions and tokens',
}
