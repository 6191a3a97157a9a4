export const homeErrors = {
  'home.file_missing': 422,
  'home.target_missing': 422,
  'home.target_hidden': 422,
  'home.nothing_changed': 409,
  'home.nothing_to_restore': 409,
  'home.time_past': 422,
  'home.schedule_limit': 409,
  'home.held_by_draft': 409,
  'home.held_by_revision': 409,
  'home.held_by_schedule': 409,
  'home.held_by_sub_channel': 409,
} as const

type Own = typeof homeErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
