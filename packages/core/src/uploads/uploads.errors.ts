export const uploadErrors = {
  'upload.failed': 502,
  'upload.too_large': 413,
  'upload.format': 415,
  'upload.file_format': 415,
  'upload.token_failed': 502,
  'upload.one_image': 422,
  'upload.too_many': 422,
  'upload.empty': 422,
  'upload.content_mismatch': 415,
  'upload.quota': 413,
  'upload.gone': 410,
} as const
