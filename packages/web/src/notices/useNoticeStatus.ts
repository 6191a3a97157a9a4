import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'

/** Publishes a notice, or withdraws it; answers what to say of it. */
export function useNoticeStatus() {
  const t = useCopy()
  const { notices } = useClient()
  return async (id: string, status: 'published' | 'withdrawn'): Promise<string> => {
    await notices.setStatus({ params: { id }, body: { status } })
    return t(`notices.${status}`)
  }
}
