export const tutorErrors = {
  'tutor.category_taken': 409,
} as const
