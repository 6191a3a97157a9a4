import type { Translation } from '@icss/core/copy/translate.ts'
import type { usageZh } from './usage.zh.ts'

export const usageEn: Translation<typeof usageZh> = {
  total: '{{used}} of {{quota}} used ({{percent}}%)',
  traffic: '{{used}} of {{quota}} sent this month ({{percent}}%)',
  projected: '{{size}} expected by the end of the month',
  trafficWarned: 'The traffic of this month is nearly used up; beyond it, public playback and downloads are refused.',
  trafficFull: 'The traffic of this month is used up, and public playback and downloads are refused.',
  quotas: { storage: 'Storage', traffic: 'Traffic' },
  bySms: '{{quota}}: alerts go by SMS too',
  notBySms: '{{quota}}: alerts in the web only',
  reserved: '{{reserved}} held for uploads under way',
  warned: 'The storage is nearly full; delete what is not needed, or ask the provider.',
  full: 'The storage is full and nothing can be uploaded; delete what is not needed, or ask the provider.',
}
