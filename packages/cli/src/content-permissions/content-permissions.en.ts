import type { Translation } from '@icss/core/copy/translate.ts'
import type { contentPermissionsZh } from './content-permissions.zh.ts'

export const contentPermissionsEn: Translation<typeof contentPermissionsZh> = {
  kind: 'Kind',
  groups: 'Open to groups',
  kinds: { course: 'course', live: 'live', file: 'file', notice: 'notice', meeting: 'meeting' },
  opened: 'Open to these channel groups now: {{groups}}.',
  closed: 'Only the own channel sees it now.',
}
