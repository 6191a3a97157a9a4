import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'

/** Publishes a piece of news, or withdraws it; answers what to say of it. */
export function useNewsStatus() {
  const t = useCopy()
  const { news } = useClient()
  return async (id: string, status: 'published' | 'withdrawn'): Promise<string> => {
    await news.setStatus({ params: { id }, body: { status } })
    return t(`news.${status}`)
  }
}
