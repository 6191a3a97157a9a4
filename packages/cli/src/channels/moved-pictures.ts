import * as z from 'zod/mini'
import { type NewsPicture, newsPictureDraft } from '@icss/core/news/news.ts'
import type { Server } from '../server/connect.ts'
import type { Beside, Values } from './beside-draft.ts'
import type { Patiently } from '../server/patient-calls.ts'

const picturesIn = ({ pictures }: Values) => (pictures ?? []) as readonly Pick<NewsPicture, 'key' | 'caption'>[]

const storedPictures = async (server: Server, id: string, call: Patiently) =>
  (await call((options) => server.news.pictures({ params: { id } }, options))).items

/** The pictures below a piece of news, in their order. */
export const movedPictures: Beside = {
  shape: { pictures: z.array(newsPictureDraft) },
  async read(server, { id, pictureCount }, call) {
    const items = pictureCount === 0 ? [] : await storedPictures(server, String(id), call)
    return { pictures: items.map(({ key, caption }) => ({ key, caption })) }
  },
  isLacking: (_, { version, pictureCount }, values) =>
    Promise.resolve(version === 1 && Number(pictureCount) < picturesIn(values).length),
  async write(server, id, values, call) {
    const there = await storedPictures(server, id, call)
    // They were added in their order.
    for (const body of picturesIn(values).slice(there.length))
      await call((options) => server.news.addPicture({ params: { id }, body }, options))
  },
}
