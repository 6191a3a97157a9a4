export const courseErrors = {
  'course.carousel_limit': 409,
  'course.carousel_missing': 422,
  'course.purchased': 409,
} as const
