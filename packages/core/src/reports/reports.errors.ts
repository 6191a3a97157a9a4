export const reportErrors = { 'reports.handled': 409, 'reports.too_many': 409 } as const

type Own = typeof reportErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
