import type { Translation } from '@icss/core/copy/translate.ts'
import type { adminPhoneCliZh } from './admin-phone.zh.ts'

export const adminPhoneCliEn: Translation<typeof adminPhoneCliZh> = {
  fields: { phone: 'Administrator’s phone', next: 'Becomes' },
  none: 'The administrator has no phone yet. Set it with icss admin-phone set.',
  awaited: '{{phone}} ({{at}})',
  codeSent: 'A code was sent to {{phone}}.',
  proofs: {
    code: 'Code that {{phone}} got: ',
    oldCode: 'Code that the old phone {{oldPhone}} got: ',
    currentPassword: 'Current password (not shown): ',
    factorCode: 'Code of the second factor, or recovery code: ',
  },
  askSet: 'Make {{phone}} the administrator’s phone',
  askLost: 'Make {{phone}} the administrator’s phone in 72 hours; until then every screen and the old phone say so',
  set: 'The administrator’s phone is {{phone}} now.',
  lost: 'The administrator’s phone becomes {{phone}} at {{at}}. Call it off with icss admin-phone keep.',
  kept: 'The administrator’s phone stays {{phone}}.',
}
