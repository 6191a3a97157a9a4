import { ownSignUp } from '@icss/core/sign-ups/sign-up.ts'
import type { PublicPages } from '../public-links/serve-public-pages.ts'
import { ownSignUpOf } from './own-sign-ups.handlers.ts'

/** The page of the own sign-up, of which a preview says nothing. */
export const signUpPages = {
  signUp: async (visit, tenant, services, request) =>
    visit.by === 'link'
      ? { content: { kind: 'enter', to: 'signUp' } }
      : {
          content: {
            kind: 'signUp',
            signUp: ownSignUp.parse(await ownSignUpOf({ visit, tenant, services, request })),
          },
        },
} satisfies Partial<PublicPages>
