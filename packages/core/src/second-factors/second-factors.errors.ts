export const secondFactorErrors = {
  'second_factor.is_on': 409,
  'second_factor.is_off': 409,
  'second_factor.not_begun': 409,
  'second_factor.demanded': 403,
} as const
