import { clientErrorsZh } from '@icss/core/client/client.zh.ts'
import { sessionErrorsZh, sessionsZh } from '@icss/core/sessions/sessions.zh.ts'

/** The copy that login needs; the rest of the product's comes after login. */
export const entryCopy = { tree: { sessions: sessionsZh }, catalogue: { ...clientErrorsZh, ...sessionErrorsZh } }
export type EntryCopy = typeof entryCopy
