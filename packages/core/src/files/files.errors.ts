export const fileErrors = {
  'file.not_uploaded': 422,
  'file.added_already': 409,
  'file.unmatched': 422,
} as const
