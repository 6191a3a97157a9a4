/** Errors of a connection that no browser tells of: of the command line and of jobs. */
export const connectionErrors = {
  'client.certificate': 502,
  'client.proxy': 502,
  'client.proxy_login': 407,
} as const

type Own = typeof connectionErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
