export const liveErrors = {
  'live.wrong_status': 409,
  'live.already_course': 409,
  'live.tutor_missing': 422,
  'live.no_recording': 409,
} as const

type Own = typeof liveErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
