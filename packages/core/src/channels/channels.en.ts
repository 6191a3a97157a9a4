import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { channelErrors } from './channels.errors.ts'
import type { subChannelsZh } from './channels.zh.ts'

export const subChannelsEn: Translation<typeof subChannelsZh> = {
  title: 'Sub-channels',
  fields: {
    name: 'Channel',
    abbreviation: 'Abbreviation',
    accountNumber: 'Administrator',
    adminPhone: 'Phone',
    template: 'Permission template',
    permissions: 'Single permissions',
    enabled: 'Enabled',
    remark: 'Remark',
  },
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
