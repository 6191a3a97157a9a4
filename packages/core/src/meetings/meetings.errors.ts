export const meetingErrors = {
  'meeting.not_started': 409,
  'meeting.started': 409,
  'meeting.ended': 409,
  'meeting.cancelled': 409,
  'meeting.code_without_info': 422,
  'meeting.has_sign_ins': 409,
  'meeting.not_over': 409,
  'meeting.draw_unfinished': 409,
  'meeting.prizes_waiting': 409,
  'meeting.import_running': 409,
  'meeting.erased': 409,
} as const

type Own = typeof meetingErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
