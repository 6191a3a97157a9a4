export const smsCodeErrors = {
  'sms_code.off': 409,
  'sms_code.form': 422,
  'sms_code.wrong': 422,
  'sms_code.ended': 422,
  'sms_code.locked': 429,
  'sms_code.too_soon': 429,
  'sms_code.day_limit': 429,
  'sms.budget': 429,
} as const

type Own = typeof smsCodeErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
