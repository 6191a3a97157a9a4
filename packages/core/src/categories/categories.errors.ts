export const categoryErrors = {
  'category.name_taken': 409,
  'category.limit': 409,
  'category.parent_missing': 422,
  'category.inside_itself': 422,
  'category.too_deep': 422,
  'category.missing': 422,
  'category.path': 422,
  'category.elsewhere': 422,
} as const

type Own = typeof categoryErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
