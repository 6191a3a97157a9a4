import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChapterNode, ChapterTree } from '@icss/core/chapters/chapter.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { reordered } from './chapter-rows.ts'

/** Of a course with more nodes than this the chapters are shown first, closed, and their lessons follow. */
export const manyNodes = 300

/** The chapters of a course, and what is done to them. */
export function useChapters(courseId: string) {
  const client = useClient()
  const queries = useQueryClient()
  const { channel } = useSession()
  const notify = useNotify()
  const queryKey = ['chapters', courseId, 'tree']
  const refresh = () => queries.invalidateQueries({ queryKey: ['chapters', courseId] })

  const first = useQuery({
    queryKey: [...queryKey, 'first'],
    queryFn: ({ signal }) => client.chapters.list({ params: { courseId }, query: { most: manyNodes } }, { signal }),
  })
  const isMore = first.data?.isWhole === false
  const whole = useQuery({
    queryKey: [...queryKey, 'whole'],
    queryFn: ({ signal }) => client.chapters.list({ params: { courseId } }, { signal }),
    enabled: isMore,
  })
  const query = isMore && (whole.data || whole.isError) ? whole : first
  const reorder = useMutation({
    mutationFn: (body: { parentId: string; ids: string[] }) => client.chapters.reorder({ params: { courseId }, body }),
    // One move after the other: each is of the siblings as the one before left them.
    scope: { id: `chapters.${courseId}` },
    onMutate: async ({ parentId, ids }) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueriesData<ChapterTree>(
        { queryKey },
        (now) => now && { ...now, items: reordered(now.items, parentId, ids) },
      )
    },
    onError: notify.failed,
    onSettled: () => {
      // While a later move is on its way the tree would come back without it.
      if (queries.isMutating() === 1) void refresh()
    },
  })
  const remove = useMutation({
    mutationFn: ({ id, type }: ChapterNode) =>
      client.chapters.delCBSCourseKpoint({ body: { channelId: channel.id, ids: id, type } }),
    // A failed delete is logged (seed section 8), and said where it was asked for.
    onError: (error) => console.info('Deleting failed.', error),
    onSettled: refresh,
  })
  const submit = useMutation({
    mutationFn: () => client.chapters.submit({ params: { courseId } }),
    onSettled: refresh,
  })
  const drop = useMutation({
    mutationFn: () => client.chapters.deleteCloudCourseKpoint({ body: { channelId: channel.id, courseId } }),
    onSettled: refresh,
  })
  return { query, refresh, reorder, remove, submit, drop }
}
