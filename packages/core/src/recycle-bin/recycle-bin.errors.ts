export const recycleBinErrors = {
  'recycle_bin.parent_missing': 409,
} as const

type Own = typeof recycleBinErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
