import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChapterNode, ChapterWithLessons } from '@icss/core/chapters/chapter.ts'
import { useErrorWording } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { toasts } from '../shell/toasts.ts'
import { reordered } from './chapter-rows.ts'

const keyOf = (courseId: string) => ['chapters', courseId] as const

interface Tree {
  items: ChapterWithLessons[]
}

/** The chapters of a course, and what is done to them. */
export function useChapters(courseId: string) {
  const client = useClient()
  const queries = useQueryClient()
  const { channel } = useSession()
  const { wordUnknown } = useErrorWording()
  const queryKey = keyOf(courseId)
  const refresh = () => queries.invalidateQueries({ queryKey })

  const query = useQuery({
    queryKey,
    queryFn: ({ signal }): Promise<Tree> => client.chapters.list({ params: { courseId } }, { signal }),
  })
  const reorder = useMutation({
    mutationFn: (body: { parentId: string; ids: string[] }) => client.chapters.reorder({ params: { courseId }, body }),
    // One move after the other: each answers with the tree as it is then.
    scope: { id: `chapters.${courseId}` },
    onMutate: async ({ parentId, ids }) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<Tree>(queryKey, (now) => now && { items: reordered(now.items, parentId, ids) })
    },
    onError: (error) => {
      const { says, fix } = wordUnknown(error)
      toasts.show({ tone: 'bad', kind: 'notice', title: says, text: fix })
    },
    onSettled: () => {
      // A later move is on its way and brings the tree itself.
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
