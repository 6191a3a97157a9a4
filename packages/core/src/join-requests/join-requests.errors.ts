export const joinRequestErrors = { 'join_requests.handled': 409, 'join_requests.waiting': 409 } as const

type Own = typeof joinRequestErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
