export const usageErrors = {
  'usage.traffic_used': 403,
} as const

type Own = typeof usageErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
