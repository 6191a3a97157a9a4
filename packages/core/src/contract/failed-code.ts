import type { Method } from './endpoint.ts'

/** What a person is told of a call that failed for no reason of theirs: which of their acts it was (seed section 8). */
export const failedCodes = [
  'server.failed',
  'request.save_failed',
  'request.add_failed',
  'request.delete_failed',
  'request.edit_failed',
  'request.create_failed',
  'request.search_failed',
] as const
export type FailedCode = (typeof failedCodes)[number]

/** The code of a call by its endpoint's name in the contract; `isSearch` tells a list that was asked for some words. */
export function failedCode(name: string, method: Method, isSearch: boolean): FailedCode {
  if (method === 'GET') return isSearch ? 'request.search_failed' : 'server.failed'
  if (method === 'DELETE' || name.startsWith('delete')) return 'request.delete_failed'
  if (name.startsWith('create')) return 'request.create_failed'
  if (name.startsWith('add')) return 'request.add_failed'
  if (name.startsWith('update')) return 'request.edit_failed'
  return method === 'PUT' || method === 'PATCH' ? 'request.save_failed' : 'server.failed'
}
