export const noticeErrors = {
  'notice.over': 409,
  'notice.not_published': 409,
  'notice.published': 409,
  'notice.days_differ': 422,
} as const

type Own = typeof noticeErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
