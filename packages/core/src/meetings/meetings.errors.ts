export const meetingErrors = {
  'meeting.not_started': 409,
  'meeting.started': 409,
  'meeting.ended': 409,
} as const
