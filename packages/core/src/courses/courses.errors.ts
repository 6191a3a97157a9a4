export const courseErrors = {
  'course.category_taken': 409,
  'course.category_limit': 409,
  'course.carousel_limit': 409,
} as const
