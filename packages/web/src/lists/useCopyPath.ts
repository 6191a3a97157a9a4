import { isCopied } from '@icss/core/nouns/copy-of.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { endpointsOf, type Noun } from './noun.ts'

/** Where another one like a record is made: in the form of a new one, at `newPath`. Nowhere for a noun or a session that makes none. */
export function useCopyPath(noun: Noun): ((newPath: string, id: string) => string) | undefined {
  const session = useSession()
  if (!isCopied(noun) || !mayCall(endpointsOf(noun).create, session)) return undefined
  return (newPath, id) => `${newPath}?copy=${id}`
}
