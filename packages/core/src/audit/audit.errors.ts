export const auditErrors = {
  'audit.no_head': 422,
  'audit.shape': 422,
  'audit.channel': 422,
  'audit.gap': 422,
  'audit.prev': 422,
  'audit.hash': 422,
  'audit.seal': 422,
  'audit.end': 422,
  'audit.cut_off': 422,
  'audit.after_end': 422,
} as const

type Own = typeof auditErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
