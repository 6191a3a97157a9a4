import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { secondFactorErrors } from './second-factors.errors.ts'
import type { secondFactorsZh } from './second-factors.zh.ts'

export const secondFactorsEn: Translation<typeof secondFactorsZh> = {
  title: 'Second factor',
  off: 'Beside the password, a login asks for six digits from an authenticator app on your phone. The account stays safe when the password becomes known.',
  on: 'It is on: a login asks for the digits of your app.',
  demanded: 'The provider asks accounts of this kind for a second factor; add one to continue.',
  since: 'On since',
  left: 'Recovery codes left',
  currentPassword: 'Present password',
  begin: 'Begin',
  scan: 'Scan this with an authenticator app, then enter the six digits that it shows.',
  qr: 'QR code of the second factor',
  tooLong: 'The QR code cannot be shown; type the key.',
  key: 'Key',
  code: 'Code',
  codeOrRecovery: 'Code or recovery code',
  confirm: 'Turn on',
  codes:
    'It is on; other logins and tokens have ended. Keep these recovery codes: each logs you in once when your phone is not at hand. They are not shown again.',
  newCodes: 'The former recovery codes are void. Keep these; they are not shown again.',
  recoveryCodes: 'Recovery codes',
  noted: 'Kept, done',
  renew: 'Replace the recovery codes',
  remove: 'Turn off',
}

export const secondFactorErrorsEn: Record<keyof typeof secondFactorErrors, Wording> = {
  'second_factor.is_on': { says: 'There is a second factor already', fix: 'For a new phone, turn it off first.' },
  'second_factor.is_off': { says: 'There is no second factor', fix: 'Add one first.' },
  'second_factor.not_begun': { says: 'No second factor is being added, or that has expired', fix: 'Begin again.' },
  'second_factor.demanded': {
    says: 'The provider asks accounts of this kind for a second factor, so it cannot be turned off',
    fix: 'For a new phone, ask the provider to reset it.',
  },
}
