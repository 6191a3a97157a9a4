import type { Translation } from '@icss/core/copy/translate.ts'
import type { usageZh } from './usage.zh.ts'

export const usageEn: Translation<typeof usageZh> = {
  total: '{{used}} of {{quota}} used ({{percent}}%)',
  reserved: '{{reserved}} held for uploads under way',
  warned: 'The storage is nearly full; delete what is not needed, or ask the provider.',
  full: 'The storage is full and nothing can be uploaded; delete what is not needed, or ask the provider.',
}
