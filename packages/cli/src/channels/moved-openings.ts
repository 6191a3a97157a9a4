import {
  type ContentPermissionDraft,
  contentPermissionDraft,
} from '@icss/core/content-permissions/content-permission.ts'
import { archivedAs } from './archived-as.ts'
import type { Values } from './beside-draft.ts'
import { contentNouns } from './moved-contents.ts'
import type { Has, IdOf, MovedOnly } from './moved-noun.ts'

const openingIn = ({ kind, contentId, groupIds }: Values) =>
  archivedAs(contentPermissionDraft, { kind, contentId, groupIds })

/** Which channel groups see a piece of content, made by opening it where no group sees it. */
export const movedOpenings: MovedOnly = {
  draft: contentPermissionDraft,
  calls: (server) => ({
    async list(input, options) {
      const query = input as Parameters<typeof server.contentPermissions.list>[0]
      const { items, total } = await server.contentPermissions.list(query, options)
      return { items: items.map((one) => ({ ...one, id: one.contentId })), total }
    },
    async create({ body }, options) {
      const { kind, contentId, groupIds } = body as ContentPermissionDraft
      await server.contentPermissions.set({ params: { kind, contentId }, body: { groupIds } }, options)
      return { id: contentId }
    },
  }),
}

/** An opening goes along with what it opens. */
export const carriedOpening = (stored: Values, has: Has): Values | undefined => {
  const { kind, contentId } = openingIn(stored)
  return has(contentNouns[kind], contentId) ? stored : undefined
}

/** The content and the groups as they are at the target. */
export const openingContents = (values: Values, idOf: IdOf): Values => {
  const { kind, contentId, groupIds } = openingIn(values)
  return {
    contentId: idOf(contentNouns[kind], contentId),
    groupIds: groupIds.map((id) => idOf('channelGroups', id)),
  }
}
