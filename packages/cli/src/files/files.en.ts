import type { Translation } from '@icss/core/copy/translate.ts'
import type { filesZh } from './files.zh.ts'

export const filesEn: Translation<typeof filesZh> = {
  columns: { group: 'Group', count: 'Files', id: 'Id', file: 'File', address: 'Address' },
  ungrouped: 'no group',
  renamed: 'Renamed to “{{name}}”.',
  moved: '{{count}} moved to “{{group}}”.',
  askDelete: 'Delete {{count}}: {{names}}',
  wouldDelete: '{{count}} would be deleted.',
  deleted: '{{count}} deleted; icss files restore brings them back within 7 days.',
  restored: '{{count}} restored.',
  saved: '{{count}} saved.',
}
