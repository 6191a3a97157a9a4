export const savedViewErrors = { 'saved_view.limit': 409 } as const

type Own = typeof savedViewErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
