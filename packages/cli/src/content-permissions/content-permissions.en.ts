import type { Translation } from '@icss/core/copy/translate.ts'
import type { contentPermissionsZh } from './content-permissions.zh.ts'

export const contentPermissionsEn: Translation<typeof contentPermissionsZh> = {
  kind: 'Kind',
  groups: 'Open to groups',
  kinds: { course: 'course', live: 'live', file: 'file', notice: 'notice', meeting: 'meeting' },
  opened: 'Open to these channel groups now: {{groups}}.',
  closed: 'Only the own channel sees it now.',
  content: 'Content',
  opens: 'Opens to',
  closes: 'Closes to',
  ask_one: 'Change who sees {{count}} piece of content, at once',
  ask_other: 'Change who sees {{count}} pieces of content, at once',
  nothing: 'There is nothing to change.',
  would: 'Pieces of content that would be changed: {{count}}; nothing was written.',
  applied: 'Pieces of content that were changed: {{count}}, as run {{id}}.',
}
