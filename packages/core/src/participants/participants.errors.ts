export const participantErrors = {
  'participants.phone_taken': 409,
  'participants.meeting_unknown': 422,
  'participants.signed_in': 409,
  'participants.not_doubtful': 409,
  'participants.not_signed_in': 409,
  'participants.in_draw': 409,
  'participants.same_meeting': 422,
  'participants.too_many': 422,
} as const

type Own = typeof participantErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
