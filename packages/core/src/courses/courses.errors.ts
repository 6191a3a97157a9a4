export const courseErrors = {
  'course.carousel_limit': 409,
} as const
