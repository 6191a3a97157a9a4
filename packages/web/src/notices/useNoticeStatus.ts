import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Notice } from '@icss/core/notices/notices.contract.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { toasts } from '../shell/toasts.ts'

/** Publishes a notice, or withdraws it; says how it went. */
export function useNoticeStatus() {
  const t = useCopy()
  const { wordUnknown } = useErrorWording()
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: 'published' | 'withdrawn' }): Promise<Notice> =>
      client.notices.setStatus({ params: { id }, body: { status } }),
    onSuccess: async (_, { status }) => {
      toasts.show({ tone: 'good', text: t(`notices.${status}`) })
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['notices'] }),
        queries.invalidateQueries({ queryKey: ['receivedNotices'] }),
      ])
    },
    onError: (error) => {
      const { says, fix } = wordUnknown(error)
      toasts.show({ tone: 'bad', kind: 'notice', title: says, text: fix })
    },
  })
}
