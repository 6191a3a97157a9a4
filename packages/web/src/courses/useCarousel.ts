import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CarouselPlace } from '@icss/core/courses/courses.contract.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'

const key = ['carouselCourses']
const memberOf = ({ kind, id }: CarouselPlace) => ({ kind, id })

/** The carousel as it is stored, and how to store another; what somebody else has changed meanwhile is kept. */
export function useCarousel() {
  const { carouselCourses } = useClient()
  const notify = useNotify()
  const queries = useQueryClient()
  const carousel = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => carouselCourses.list({}, { signal }),
    // Its courses and lives are renamed and deleted elsewhere.
    staleTime: 0,
  })
  const change = useMutation({
    mutationFn: ({ items }: { items: readonly CarouselPlace[]; said?: string }) =>
      carouselCourses.set({
        body: { items: items.map(memberOf), before: (carousel.data?.items ?? []).map(memberOf) },
      }),
    onSuccess: (stored, { said }) => {
      queries.setQueryData(key, stored)
      if (said !== undefined) notify.done(said)
    },
    onError: (error) => {
      notify.failed(error)
      void queries.invalidateQueries({ queryKey: key })
    },
  })
  return { carousel, change }
}
