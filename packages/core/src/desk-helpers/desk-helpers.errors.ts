export const deskHelperErrors = { 'desk_helper.too_many': 409 } as const

type Own = typeof deskHelperErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
