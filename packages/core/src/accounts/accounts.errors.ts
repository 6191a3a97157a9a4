export const accountErrors = {
  'account.number_taken': 409,
  'account.bound_elsewhere': 409,
  'account.is_current_admin': 409,
  'account.admin_needed': 409,
  'account.certification_failed': 422,
  'account.is_self': 409,
  'account.of_admin': 403,
  'account.phone_needed': 422,
  'account.password_same': 422,
  'account.password_repeat': 422,
  'account.password_common': 422,
} as const
