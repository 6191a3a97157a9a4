import * as z from 'zod/mini'
import { emptyHome, type HomeContent, sameContent } from '@icss/core/home-settings/home-document.ts'
import { filesIn } from '@icss/core/home-settings/home-names.ts'
import { type HomePart, homeParts } from '@icss/core/home-settings/home-part.ts'
import { shownContents } from '@icss/core/home-settings/shown-contents.ts'
import type { HomeScreen } from '@icss/core/home-settings/home-settings.contract.ts'
import { extensionOf } from '@icss/core/uploads/check-upload.ts'
import { uploadSlots } from '@icss/core/uploads/upload-slot.ts'
import type { Server } from '../server/connect.ts'
import { archivedAs } from './archived-as.ts'
import type { Values } from './beside-draft.ts'
import type { Has, MovedOnly } from './moved-noun.ts'

type Link = HomeContent<'carousel'>['items'][number]
type Application = HomeContent<'homeApps'>['items'][number]

function partIn(values: Values): { part: HomePart; content: HomeContent } {
  const part = archivedAs(z.enum(homeParts), values['part'])
  return { part, content: archivedAs(shownContents[part], values['content']) }
}

/** Whether the channel shows something of its own there. */
const isOwn = ({ inheritedFrom, shown }: HomeScreen['parts'][HomePart], part: HomePart) =>
  inheritedFrom === '' && !sameContent(shown, emptyHome[part])

const saveDraft = ({ homeDrafts, applications }: Server, part: HomePart) =>
  (part === 'homeApps' || part === 'toolApps' ? applications[part] : homeDrafts[part]) as (
    input: { query: { version: number }; body: HomeContent },
    options: object,
  ) => Promise<unknown>

/** The parts of the home screen as they are shown; each becomes a draft where there is nothing of it. */
export const movedHome: MovedOnly = {
  draft: z.object({ part: z.enum(homeParts), content: z.unknown() }),
  calls: (server) => ({
    async list(_, options) {
      const { parts } = await server.homeScreen.show(undefined, options)
      return {
        items: homeParts
          // Of one that only a draft is of there is something, so that an import leaves it.
          .filter((part) => parts[part].isChanged || isOwn(parts[part], part))
          .map((part) => ({ id: part, part, content: parts[part].shown, isOwn: isOwn(parts[part], part) })),
      }
    },
    async create({ body }, options) {
      const { part, content } = partIn(body as Values)
      const { version } = (await server.homeScreen.show(undefined, options)).parts[part]
      await saveDraft(server, part)({ query: { version }, body: content }, options)
      return { id: part }
    },
  }),
  slotAt(values, path, name) {
    const { part, content } = partIn(values)
    const place = filesIn(part, content).find((file) => `content.${file.path}` === path)
    return place?.slots.find((slot) => (uploadSlots[slot].types as readonly string[]).includes(extensionOf(name)))
  },
}

/** The contents of a part with other links to courses and lives, and without those that `change` drops. */
export function withLinks(
  values: Values,
  change: (noun: 'courses' | 'lives', id: string) => string | undefined,
): Values {
  const { part, content } = partIn(values)
  const linked = ({ linkType, linkAddress, ...item }: Link): Link => {
    if (linkType !== 'course' && linkType !== 'live') return { ...item, linkType, linkAddress }
    const id = change(linkType === 'course' ? 'courses' : 'lives', linkAddress)
    return id === undefined ? { ...item, linkType: 'none', linkAddress: '' } : { ...item, linkType, linkAddress: id }
  }
  const opening = (item: Application): Application[] => {
    if (item.type !== 'course') return [item]
    const courseId = change('courses', item.courseId)
    return courseId === undefined ? [] : [{ ...item, courseId }]
  }
  if (part === 'carousel') {
    const { items } = content as HomeContent<'carousel'>
    return { ...values, content: { items: items.map(linked) } }
  }
  if (part === 'homeApps' || part === 'toolApps') {
    const { items } = content as HomeContent<'homeApps'>
    return { ...values, content: { items: items.flatMap(opening) } }
  }
  return values
}

/**
 * A part that the channel shows as its own, without what leads to a course or live that does not go along; nothing of one
 * of which there is no more than a draft.
 */
export const carriedHome = (stored: Values, has: Has): Values | undefined =>
  stored['isOwn'] === true ? withLinks(stored, (noun, id) => (has(noun, id) ? id : undefined)) : undefined
