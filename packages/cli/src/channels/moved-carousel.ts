import * as z from 'zod/mini'
import { type CarouselMember, carouselCourses } from '@icss/core/courses/carousel.ts'
import { archivedAs } from './archived-as.ts'
import type { Values } from './beside-draft.ts'
import { contentNouns } from './moved-contents.ts'
import type { Has, IdOf, MovedOnly } from './moved-noun.ts'

const membersIn = ({ items }: Values) => archivedAs(carouselCourses, items)

/** The carousel of courses and lives as the one record of its kind, made by filling it for the first time. */
export const movedCarousel: MovedOnly = {
  draft: z.object({ items: carouselCourses }),
  calls: (server) => ({
    async list(_, options) {
      const { items } = await server.carouselCourses.list(undefined, options)
      const members = items.map(({ kind, id }) => ({ kind, id }))
      return { items: members.length > 0 ? [{ id: 'carousel', items: members }] : [] }
    },
    async create({ body }, options) {
      const { items } = body as { items: CarouselMember[] }
      await server.carouselCourses.set({ body: { items, before: [] } }, options)
      return { id: 'carousel' }
    },
  }),
}

/** What of the carousel goes along: a purchased course stays, and with it its place. */
export const carriedCarousel = (stored: Values, has: Has): Values | undefined => {
  const items = membersIn(stored).filter(({ kind, id }) => has(contentNouns[kind], id))
  return items.length > 0 ? { ...stored, items } : undefined
}

/** Its courses and lives as they are at the target. */
export const carouselContents = (values: Values, idOf: IdOf): Values => ({
  items: membersIn(values).map(({ kind, id }) => ({ kind, id: idOf(contentNouns[kind], id) })),
})
