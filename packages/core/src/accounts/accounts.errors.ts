export const accountErrors = {
  'account.number_taken': 409,
  'account.template_or_own': 422,
  'account.template_unknown': 422,
  'account.bound_elsewhere': 409,
  'account.is_current_admin': 409,
  'account.admin_needed': 409,
  'account.certification_failed': 422,
  'account.is_self': 409,
  'account.of_admin': 403,
  'account.admin_has_business': 409,
  'account.phone_needed': 422,
  'account.phone_missing': 409,
  'account.password_issued': 409,
  'account.password_same': 422,
  'account.password_repeat': 422,
  'account.password_common': 422,
  'account.password_own_words': 422,
} as const

type Own = typeof accountErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
