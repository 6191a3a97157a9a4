export const selectionErrors = {
  'selection.too_many': 422,
  'selection.none': 422,
  'selection.not_offered': 422,
  'selection.unchanged': 422,
  'selection.not_in_bin': 409,
} as const

type Own = typeof selectionErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
