import { createContext, use } from 'react'
import { mayOpen } from '@icss/core/routes/may-open.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import type { Finds } from './find-records.ts'
import { useSession } from './SessionProvider.tsx'
import { usePaths } from './usePaths.ts'

/** How the records of each noun are found: given from above, since it names every feature. */
export const KnownFinds = createContext<Finds>({})

/** Where a record is opened: nowhere if it has no screen of its own, or the session may not open that. */
export function useRecordPath(): (noun: string, id: string) => string | undefined {
  const finds: Readonly<Record<string, Finds[keyof Finds]>> = use(KnownFinds)
  const client = useClient()
  const session = useSession()
  const { language } = useLanguage()
  const to = usePaths()
  return (noun, id) => {
    const path = noun === 'operations' ? to('operations', { id }) : finds[noun]?.(client, to).path(id)
    return path === undefined || !mayOpen(session, path, language) ? undefined : path
  }
}
