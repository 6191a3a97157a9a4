import { ownIntroduction } from '@icss/core/introductions/introduction.ts'
import type { PublicPages } from '../public-links/serve-public-pages.ts'
import { ownIntroductionOf } from './own-introductions.handlers.ts'

/** The page of a side of an introduction, of which a preview says nothing. */
export const introductionPages = {
  introduction: async (visit, tenant) =>
    visit.by === 'link'
      ? { content: { kind: 'enter', to: 'introduction' } }
      : {
          content: {
            kind: 'introduction',
            introduction: ownIntroduction.parse(await ownIntroductionOf(visit, tenant)),
          },
        },
} satisfies Partial<PublicPages>
