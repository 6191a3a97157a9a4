export const introductionErrors = {
  'introductions.off_shelf': 409,
  'introductions.no_fit': 422,
  'introductions.no_contact': 409,
  'introductions.underway': 409,
  'introductions.no_gateway': 409,
  'introductions.decided': 409,
  'introductions.not_in_touch': 409,
} as const

type Own = typeof introductionErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
