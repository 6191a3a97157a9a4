export const publicSessionErrors = { 'public_session.needed': 401 } as const

type Own = typeof publicSessionErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
