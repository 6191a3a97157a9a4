import type { Translation } from '@icss/core/copy/translate.ts'
import type { coursesZh } from './courses.zh.ts'

export const coursesEn: Translation<typeof coursesZh> = {
  failedLine: 'Line {{line}} {{place}}: {{says}}. {{fix}}',
  imported: '{{created}} created, {{updated}} updated, {{skipped}} skipped as already there, {{failed}} not imported.',
  wouldImport:
    '{{created}} would be created, {{updated}} updated, {{skipped}} skipped, {{failed}} cannot be imported; nothing was written.',
  interrupted: 'Interrupted. Run the same command again to go on where it stopped.',
  carousel: { kind: 'Kind', name: 'Name', id: 'Id' },
}
