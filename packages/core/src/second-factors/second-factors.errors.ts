export const secondFactorErrors = {
  'second_factor.is_on': 409,
  'second_factor.is_off': 409,
  'second_factor.not_begun': 409,
  'second_factor.demanded': 403,
} as const

type Own = typeof secondFactorErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
