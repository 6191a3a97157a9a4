/** Errors that arise between a client and the server, and on the server for any endpoint. */
export const clientErrors = {
  'client.network': 502,
  'client.gateway': 502,
  'client.timeout': 504,
  'client.unexpected_answer': 502,
  'client.cancelled': 499,
  'request.invalid': 422,
  'request.malformed': 400,
  'request.too_large': 413,
  'request.unsupported_type': 415,
  'request.not_found': 404,
  'request.too_many': 429,
  'request.conflict': 409,
  'request.method': 405,
  'request.cross_site': 403,
  'server.failed': 500,
  'server.disk_full': 507,
  'server.unavailable': 503,
  'request.save_failed': 500,
  'request.add_failed': 500,
  'request.delete_failed': 500,
  'request.edit_failed': 500,
  'request.create_failed': 500,
  'request.search_failed': 500,
  'request.repeated': 409,
  'request.key_reused': 422,
  'request.answered_once': 409,
  'request.answer_lost': 409,
} as const

type Own = typeof clientErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
