export const newsErrors = {
  'news.over': 409,
  'news.not_published': 409,
  'news.published': 409,
  'news.too_many_pictures': 409,
} as const

type Own = typeof newsErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
