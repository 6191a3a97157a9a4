import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { channelErrors } from './channels.errors.ts'
import type { adminPhoneZh, channelsZh, subChannelsZh } from './channels.zh.ts'

export const channelsEn: Translation<typeof channelsZh> = {
  title: 'Channel information',
  edit: 'Edit channel information',
  saved: 'Channel information saved',
  fields: {
    name: 'Channel',
    abbreviation: 'Abbreviation',
    logo: 'Logo',
    tier: 'Tier',
    membershipCode: 'Membership',
    adminPhone: 'Administrator’s phone',
    template: 'Permission template',
    storage: 'Storage quota',
    traffic: 'Traffic quota a month',
    subChannels: 'Sub-channel quota',
  },
  hints: { abbreviation: 'Chinese, English or digits, 6 characters at most' },
  tiers: { main: 'Main channel', sub: 'Sub-channel' },
  noTemplate: 'Set one by one',
  ofProvider: 'Name, membership and quotas are set by the provider.',
  ofSuperior: 'Name, permissions and quotas are set by the main channel.',
}

export const adminPhoneEn: Translation<typeof adminPhoneZh> = {
  title: 'Administrator’s phone',
  text: 'It gets an SMS on important operations: an account locked, a password reset, another administrator, permissions opened or closed for all. Only the administrator sets it.',
  none: 'Not set',
  set: 'Set the phone',
  change: 'Change the phone',
  lost: 'The old phone is lost',
  lostText:
    'By password and second factor, after 72 hours. Meanwhile every screen and the old phone say so, and it can be called off. The provider can also appoint another administrator.',
  lostNeedsFactor:
    'Where the old phone is lost, turn on a second factor first, or have the provider appoint another administrator.',
  factor: 'Add a second factor',
  awaited: 'Becomes {{phone}} at {{at}}',
  banner: 'The administrator’s phone will be another one from {{at}} on.',
  bannerOpen: 'Look',
  keep: 'Keep the phone',
  kept: 'The phone stays as it was',
  saved: 'The administrator’s phone is set',
  lostSaved: 'It changes in 72 hours, and can be called off until then',
  sendCode: 'Get a code',
  sent: 'The code was sent',
  again: 'Again in {{seconds}} s',
  noGateway: 'The server has no SMS gateway: the password (and the second factor) stands in for codes.',
  fields: {
    phone: 'New phone',
    code: 'Code sent to the new phone',
    oldCode: 'Code sent to the old phone {{phone}}',
    currentPassword: 'Current password',
    factorCode: 'Code of the second factor, or recovery code',
  },
}

export const subChannelsEn: Translation<typeof subChannelsZh> = {
  title: 'Sub-channels',
  count_one: '{{count}} sub-channel',
  count_other: '{{count}} sub-channels',
  left: '{{count}} more can be opened',
  full: 'The limit is reached; ask the provider for more',
  create: 'Open a sub-channel',
  edit: 'Edit sub-channel',
  search: 'Search sub-channels, accounts or phones',
  empty: { title: 'No sub-channels yet', text: 'Open one, so that a branch looks after its own content.' },
  groups: 'Groups',
  fields: {
    name: 'Channel',
    abbreviation: 'Abbreviation',
    accountNumber: 'Administrator',
    adminPhone: 'Phone',
    logo: 'Logo',
    template: 'Permission template',
    templateId: 'Permissions',
    ownFlags: 'Permissions',
    permissions: 'Single permissions',
    enabled: 'Enabled',
    storageQuotaBytes: 'Storage quota in bytes',
    trafficQuotaBytes: 'Traffic quota a month in bytes',
    storage: 'Storage quota',
    remark: 'Remark',
    status: 'Status',
    createdAt: 'Opened',
  },
  sections: { channel: 'Channel', rights: 'Permissions', administrator: 'Administrator' },
  hints: {
    accountNumber: 'The number to log in with, which stays. The initial password is shown once, after saving.',
    adminPhone: 'Left empty, courses ask people to contact the main channel',
    storage: 'No more than the main channel has itself',
  },
  gigabytes: 'GB',
  status: { enabled: 'Enabled', disabled: 'Disabled' },
  more: 'More for “{{name}}”',
  enable: 'Enable',
  enabled: 'Sub-channel enabled',
  disable: 'Disable',
  disableTitle: 'Disable sub-channel',
  disableText:
    'Every account of “{{name}}” is logged out at once and cannot log in until it is enabled. Its content stays.',
  disabled: 'Sub-channel disabled',
  resetPassword: 'Reset administrator’s password',
  resetPasswordText:
    'The password of the administrator of “{{name}}” is reset, and its sessions and tokens end at once. The new one is shown once and must be changed at the first login.',
}

export const channelErrorsEn: Record<keyof typeof channelErrors, Wording> = {
  'channel.name_taken': { says: 'The channel name is taken', fix: 'Choose another.' },
  'channel.coc_id_taken': { says: 'The chamber id is taken', fix: 'Check the chamber id.' },
  'group.name_taken': { says: 'The channel group already exists', fix: 'Choose another name.' },
  'group.own_parent': {
    says: 'A channel group cannot be inside itself or a group below it',
    fix: 'Choose another parent.',
  },
  'channel.sub_limit': { says: 'The limit of {{max}} sub-channels is reached', fix: 'Ask the provider for more.' },
}
