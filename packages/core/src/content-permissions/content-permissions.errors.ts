export const contentPermissionErrors = { 'opening.too_many': 422 } as const

type Own = typeof contentPermissionErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
