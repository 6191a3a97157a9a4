import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CarouselPlace } from '@icss/core/courses/courses.contract.ts'
import { useErrorWording } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { toasts } from '../shell/toasts.ts'

const key = ['carouselCourses']
const memberOf = ({ kind, id }: CarouselPlace) => ({ kind, id })

/** The carousel as it is stored, and how to store another; what somebody else has changed meanwhile is kept. */
export function useCarousel() {
  const { carouselCourses } = useClient()
  const { wordUnknown } = useErrorWording()
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
      if (said !== undefined) toasts.show({ tone: 'good', text: said })
    },
    onError: (error) => {
      const { says, fix } = wordUnknown(error)
      toasts.show({ tone: 'bad', kind: 'notice', title: says, text: fix })
      void queries.invalidateQueries({ queryKey: key })
    },
  })
  return { carousel, change }
}
