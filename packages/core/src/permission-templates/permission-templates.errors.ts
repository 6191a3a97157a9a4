export const templateErrors = {
  'template.name_taken': 409,
  'template.in_use': 409,
  'template.limit': 409,
  'template.nothing_selected': 422,
  'template.default_fixed': 409,
  'template.beyond_own': 403,
  'permission.beyond_reach': 403,
} as const

type Own = typeof templateErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
