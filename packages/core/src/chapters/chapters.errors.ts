export const chapterErrors = {
  'chapter.name_required': 422,
  'chapter.parent_required': 422,
  'chapter.video_required': 422,
  'chapter.video_invalid': 422,
  'chapter.name_taken': 409,
  'chapter.type_fixed': 409,
  'chapter.parent_missing': 409,
  'chapter.file_missing': 409,
} as const

type Own = typeof chapterErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
