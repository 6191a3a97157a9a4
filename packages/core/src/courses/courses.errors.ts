export const courseErrors = {
  'course.carousel_limit': 409,
  'course.carousel_missing': 422,
  'course.purchased': 409,
  'course.password_wrong': 422,
  'course.locked': 429,
} as const

type Own = typeof courseErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
