import type { Translation } from '@icss/core/copy/translate.ts'
import type { permissionsZh } from './permissions.zh.ts'

export const permissionsEn: Translation<typeof permissionsZh> = {
  columns: {
    channel: 'Channel',
    opens: 'Opens',
    closes: 'Closes',
    flags: 'Permissions',
    source: 'Source',
    template: 'Template',
  },
  own: 'this account',
  ask_one: 'Change the permissions of {{count}} channel, at once',
  ask_other: 'Change the permissions of {{count}} channels, at once',
  nothing: 'There is no permission to change.',
  would: 'Channels that would be changed: {{count}}; nothing was written.',
  applied: 'Channels that were changed: {{count}}, as run {{id}}.',
  appliedBefore: 'This plan was applied already, as run {{id}}; it was not applied again.',
  saved: 'The plan was saved to {{file}}. To apply it: {{command}}',
}
