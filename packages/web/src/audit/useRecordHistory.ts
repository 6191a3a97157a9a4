import { useQuery } from '@tanstack/react-query'
import type { ListedRecord } from '@icss/core/audit/audit-record.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'

/** What somebody did to a record; with what changed for whoever reads the audit trail. */
export type Deed = Pick<ListedRecord, 'at' | 'account' | 'action'> & Partial<ListedRecord>

/** Who did what to a record, newest first, at most so many, and how much there is in all as far as the session may know. */
export function useRecordHistory(noun: string, id: string, most: number) {
  const { audit } = useClient()
  const mayReadTrail = mayCall(contract.audit.list, useSession())
  return useQuery({
    queryKey: [noun, 'history', id, most],
    queryFn: async ({ signal }): Promise<{ items: Deed[]; total: number }> => {
      if (mayReadTrail) return audit.list({ query: { recordId: id, pageSize: most } }, { signal })
      const { items } = await audit.ofRecord({ params: { noun, id }, query: {} }, { signal })
      return { items: items.slice(0, most), total: items.length }
    },
  })
}
