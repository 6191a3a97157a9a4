import type { Conditions } from './conditions.ts'
import { type Asked, usualPage } from './story-server.ts'
import type { StoryCall } from './stub-client.ts'

/** The id of a record's copy by its place, an own one for each. */
const idOfCopy = (id: unknown, at: number) => `${String(id).slice(0, -12)}c${at.toString(16).padStart(11, '0')}`

/** Answers a list with nothing, one full page, or 100,000: the records that match, over and over. */
export async function listUnder(
  data: Exclude<Conditions['data'], 'story'>,
  list: StoryCall,
  asked: Asked,
): Promise<{ items: readonly object[]; total: number }> {
  const { page = 1, pageSize = usualPage } = asked.query ?? {}
  const everything = { ...asked, query: { ...asked.query, page: 1, pageSize: Infinity } }
  const { items } = (await list(everything)) as { items: readonly object[] }
  if (data === 'none' || items.length === 0) return { items: [], total: 0 }
  const total = data === 'page' ? pageSize : 100_000
  const first = (page - 1) * pageSize
  const length = Math.max(0, Math.min(pageSize, total - first))
  const shown = Array.from({ length }, (_, at) => {
    const one = items[(first + at) % items.length] ?? {}
    return first + at < items.length || !('id' in one) ? one : { ...one, id: idOfCopy(one.id, first + at) }
  })
  return { items: shown, total }
}
