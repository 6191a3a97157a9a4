export const signInErrors = {
  'sign_in.code_ended': 409,
  'sign_in.closed': 409,
  'sign_in.not_expected': 409,
  'sign_in.taken': 409,
  'sign_in.other_name': 409,
  'we_chat.off': 409,
  'we_chat.code_ended': 409,
  'we_chat.misconfigured': 502,
  'we_chat.secret_lost': 502,
  'we_chat.unreachable': 503,
} as const

type Own = typeof signInErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
