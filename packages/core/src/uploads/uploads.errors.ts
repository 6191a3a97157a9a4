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
  'upload.encoding': 422,
  'upload.infected': 422,
  'upload.scan_failed': 503,
  'upload.quota': 413,
  'upload.gone': 410,
  'upload.image_too_big': 422,
  'upload.token_invalid': 403,
  'upload.offset': 409,
  'upload.checksum': 460,
  'upload.digest': 422,
  'upload.version': 412,
  'upload.header': 400,
} as const

type Own = typeof uploadErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
