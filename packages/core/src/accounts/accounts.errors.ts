export const accountErrors = {
  'account.number_taken': 409,
  'account.bound_elsewhere': 409,
  'account.is_current_admin': 409,
  'account.admin_needed': 409,
  'account.certification_failed': 422,
  'account.password_common': 422,
} as const
