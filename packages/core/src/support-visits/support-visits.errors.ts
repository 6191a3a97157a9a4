export const supportVisitErrors = {
  'support_visit.ended': 403,
  'support_visit.reads_only': 403,
  'support_visit.searches_nothing': 403,
  'support_visit.by_browser': 403,
  'support_visit.channel_disabled': 409,
} as const

type Own = typeof supportVisitErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
