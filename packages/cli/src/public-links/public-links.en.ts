import type { Translation } from '@icss/core/copy/translate.ts'
import type { publicLinksCliZh } from './public-links.zh.ts'

export const publicLinksCliEn: Translation<typeof publicLinksCliZh> = {
  closes: 'Close the public link; links that were sent stop working at once',
  closed: 'Public no more.',
  renews: 'Renew the public link; links that were sent stop working at once',
  off: 'The link is off.',
}
