import type { Wording } from '../errors/wording.ts'
import type { CodePurpose } from './sms-code.ts'
import type { smsCodeErrors } from './sms-codes.errors.ts'

export const smsCodeErrorsEn = {
  'sms_code.off': {
    says: 'The server has no SMS gateway, so codes cannot be used',
    fix: 'The operator of the platform sets ICSS_SMS_URL and ICSS_SMS_SECRET.',
  },
  'sms_code.form': { says: 'A code has 6 digits', fix: 'Type the 6 digits of the SMS.' },
  'sms_code.wrong': {
    says: 'Certification failed: the information is wrong',
    fix: 'Check the phone number and the 6 digits of the SMS; tries left: {{left}}.',
  },
  'sms_code.ended': { says: 'The code is too old or was used already', fix: 'Get a new code.' },
  'sms_code.locked': { says: 'Too many wrong codes', fix: 'Try again in {{minutes}} minutes.' },
  'sms_code.too_soon': { says: 'A code was sent just now', fix: 'Get another one in {{seconds}} seconds.' },
  'sms_code.day_limit': { says: 'This phone number got {{max}} codes today', fix: 'Try again tomorrow.' },
  'sms.budget': { says: 'The SMS of today are used up', fix: 'Try again tomorrow, or ask the staff.' },
} as const satisfies Record<keyof typeof smsCodeErrors, Wording>

export const codePurposesEn: Readonly<Record<CodePurpose, string>> = {
  'employee.bind': 'binding an employee card',
  'employee.renew': 'logging in to my card',
  'admin.new_phone': 'becoming the administrator’s phone',
  'admin.old_phone': 'changing the administrator’s phone',
  'admin.candidate': 'becoming the administrator of a channel',
  'meeting.signIn': 'signing in to a meeting',
  'activity.signUp': 'signing up for an activity',
  'chamber.join': 'applying to join a chamber',
}
