export const liveErrors = {
  'live.wrong_status': 409,
  'live.already_course': 409,
} as const
