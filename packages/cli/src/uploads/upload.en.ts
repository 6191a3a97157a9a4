import type { Translation } from '@icss/core/copy/translate.ts'
import type { uploadZh } from './upload.zh.ts'

export const uploadEn: Translation<typeof uploadZh> = {
  progress: '{{percent}}% ({{stored}} of {{total}})',
  done: '{{uploaded}} uploaded, {{failed}} failed.',
  interrupted: 'Interrupted. Run the same command again to go on from what is stored.',
  quota: 'The storage is nearly full: {{used}} of {{quota}} used.',
  total: 'All',
  failure: '{{file}}: {{says}}. {{fix}}',
}
