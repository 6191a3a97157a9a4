import { readsOnly } from '@icss/core/support-visits/may-call.ts'
import { useSession } from './SessionProvider.tsx'

/** Whether what is shown is there to be read alone, as in a support visit: nothing that changes something is offered. */
export const useReadsOnly = (): boolean => readsOnly(useSession())
