import { helperDesk } from '@icss/core/desk-helpers/desk-helper.ts'
import type { PublicPages } from '../public-links/serve-public-pages.ts'
import { helperDeskOf } from './helper-desks.handlers.ts'

/** The desk as a helper has it on their phone, of which a preview says nothing. */
export const deskHelperPages = {
  desk: async (visit, tenant) =>
    visit.by === 'link'
      ? { content: { kind: 'enter', to: 'desk' } }
      : { content: { kind: 'desk', desk: helperDesk.parse(await helperDeskOf(visit, tenant)) } },
} satisfies Partial<PublicPages>
