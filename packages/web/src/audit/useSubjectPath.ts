import type { ListedRecord } from '@icss/core/audit/audit-record.ts'
import { merged } from '@icss/core/parts.ts'
import { mayOpen } from '@icss/core/routes/may-open.ts'
import * as features from '../features.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import type { Finds } from '../shell/find-records.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'

const finds: Readonly<Record<string, Finds[keyof Finds]>> = merged(features, 'finds')

/** Where the thing that a record is about is opened: nowhere once it was deleted, or where the session may not. */
export function useSubjectPath({ subject, changes }: ListedRecord): string | undefined {
  const client = useClient()
  const session = useSession()
  const { language } = useLanguage()
  const to = usePaths()
  if (!subject) return undefined
  const isDeleted = changes.some(({ id, after }) => id === subject.id && after === null)
  const find = finds[subject.noun]
  const path =
    subject.noun === 'operations' ? to('operations', { id: subject.id }) : find?.(client, to).path(subject.id)
  return path === undefined || isDeleted || !mayOpen(session, path, language) ? undefined : path
}
