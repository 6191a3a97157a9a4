import type { Translation } from '@icss/core/copy/translate.ts'
import type { filesZh } from './files.zh.ts'

export const filesEn: Translation<typeof filesZh> = {
  columns: { group: 'Group', count: 'Files', id: 'Id', file: 'File' },
  ungrouped: 'no group',
  renamed: 'Renamed to “{{name}}”.',
  moved: '{{count}} moved to “{{group}}”.',
  restored: '{{count}} restored.',
  saved: '{{count}} saved.',
}
