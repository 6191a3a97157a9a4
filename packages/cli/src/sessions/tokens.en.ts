import type { Translation } from '@icss/core/copy/translate.ts'
import type { tokensZh } from './tokens.zh.ts'

export const tokensEn: Translation<typeof tokensZh> = {
  columns: { id: 'Id', name: 'Name', limits: 'Limits', lastUsed: 'Last used', expires: 'Ends' },
  readOnly: 'reads only',
  current: ' (in use)',
  created: 'The token, shown only now:',
  until: 'It ends on {{date}}.',
  revoked: 'The token was revoked.',
}
