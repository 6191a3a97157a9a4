import type { Wording } from '../errors/wording.ts'
import type { channelErrors } from './channels.errors.ts'

export const channelErrorsEn: Record<keyof typeof channelErrors, Wording> = {
  'channel.name_taken': { says: 'The channel name is taken', fix: 'Choose another.' },
  'channel.sub_limit': { says: 'The limit of {{max}} sub-channels is reached', fix: 'Ask the provider for more.' },
}
