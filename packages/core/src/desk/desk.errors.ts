export const deskErrors = {
  'desk.undo_late': 409,
  'desk.undo_changed': 409,
} as const

type Own = typeof deskErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
