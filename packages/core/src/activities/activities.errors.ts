export const activityErrors = { 'activities.over': 409 } as const

type Own = typeof activityErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
