import type { Translation } from '@icss/core/copy/translate.ts'
import type { uploadZh } from './upload.zh.ts'

export const uploadEn: Translation<typeof uploadZh> = {
  progress: '{{percent}}%, {{count}}, {{pace}}',
  upload: 'Uploading',
  digest: 'Reading files',
  count: '{{ended}} of {{count}}',
  countFailed: '{{ended}} of {{count}}, {{failed}} failed',
  sizes: '{{stored}} of {{total}}',
  rate: '{{size}}/s',
  more: '{{count}} more under way',
  done: '{{uploaded}} uploaded, {{failed}} failed, in {{time}}.',
  again: 'Run the same command again to send only what is missing.',
  interrupted: 'Interrupted. Run the same command again to continue from what is stored.',
  quota: 'The storage is nearly full: {{used}} of {{quota}} used.',
  failure: '{{file}}: {{says}}. {{fix}}',
}
