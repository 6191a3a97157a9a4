export const shelfErrors = {
  'shelf.company_unknown': 422,
  'shelf.contact_unknown': 422,
  'shelf.expired': 409,
  'shelf.reported': 409,
} as const
