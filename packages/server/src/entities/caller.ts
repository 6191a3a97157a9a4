import type { Session } from '@icss/core/sessions/session.ts'
import type { Context, Scope } from '../http/handler.ts'

/** Who calls, and in which surroundings. */
export type Caller = Pick<Context, 'services' | 'request'> & { readonly session: Session; readonly tenant: Scope }
