export const recycleBinErrors = {
  'recycle_bin.parent_missing': 409,
} as const
