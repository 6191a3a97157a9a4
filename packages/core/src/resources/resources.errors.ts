export const shelfErrors = {
  'shelf.contact_unknown': 422,
  'shelf.expired': 409,
  'shelf.reported': 409,
  'shelf.not_waiting': 409,
  'shelf.unseen': 409,
  'shelf.too_many_today': 409,
  'shelf.too_many': 409,
} as const

type Own = typeof shelfErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
