import type { Translation } from '@icss/core/copy/translate.ts'
import type { coursesZh } from './courses.zh.ts'

export const coursesEn: Translation<typeof coursesZh> = {
  failedLine: 'Line {{line}} {{place}}: {{says}}. {{fix}}',
  imported: '{{created}} created, {{updated}} updated, {{skipped}} skipped as already there, {{failed}} not imported.',
  wouldImport:
    '{{created}} would be created, {{updated}} updated, {{skipped}} skipped, {{failed}} cannot be imported; nothing was written.',
  foreign_one:
    '{{count}} link leads to a file of another server; it stays as it is and may not open. To move files as well, use icss channels export and import.',
  foreign_other:
    '{{count}} links lead to files of another server; they stay as they are and may not open. To move files as well, use icss channels export and import.',
  interrupted: 'Interrupted. Run the same command again to continue where it stopped.',
  carousel: { kind: 'Kind', name: 'Name', id: 'Id' },
}
