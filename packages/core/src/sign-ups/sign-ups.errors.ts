export const signUpErrors = {
  'sign_up.phone_taken': 409,
  'sign_up.closed': 409,
  'sign_up.full': 409,
  'sign_up.full_waiting': 409,
  'sign_up.list_full': 409,
  'sign_up.started': 409,
} as const

type Own = typeof signUpErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
