import type { FieldError } from '../errors/field-error.ts'

/**
 * What is told of an answer that says no error of its own: a proxy's page, or an older server. Its status tells what there
 * is to tell.
 */
export function foreignFailure(status: number): FieldError {
  if (status === 413) return { code: 'request.too_large', params: { max: '' } }
  if (status === 503) return { code: 'server.unavailable', params: {} }
  if (status === 502 || status === 504) return { code: 'client.gateway', params: { status } }
  return { code: 'client.unexpected_answer', params: {} }
}
