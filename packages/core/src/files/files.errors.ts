export const fileErrors = {
  'file.not_uploaded': 422,
  'file.added_already': 409,
  'file.unmatched': 422,
} as const

type Own = typeof fileErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
