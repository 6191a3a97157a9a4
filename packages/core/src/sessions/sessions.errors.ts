export const sessionErrors = {
  'session.account_empty': 422,
  'session.password_empty': 422,
  'session.both_empty': 422,
  'session.account_missing': 401,
  'session.password_wrong': 401,
  'session.code_empty': 422,
  'session.code_needed': 401,
  'session.code_wrong': 401,
  'session.locked': 429,
  'session.too_many': 429,
  'session.disabled': 403,
  'session.needed': 401,
  'session.expired': 401,
  'session.forbidden': 403,
  'session.password_change_needed': 403,
  'session.second_factor_needed': 403,
  'session.token_limit': 409,
  'session.stream_limit': 429,
} as const

type Own = typeof sessionErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
