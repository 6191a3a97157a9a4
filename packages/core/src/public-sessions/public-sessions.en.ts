import type { Wording } from '../errors/wording.ts'
import type { publicSessionErrors } from './public-sessions.errors.ts'

export const publicSessionErrorsEn = {
  'public_session.needed': {
    says: 'This phone is not logged in to this page, or not any more',
    fix: 'Scan the code again, or open the link that was sent to you.',
  },
} as const satisfies Record<keyof typeof publicSessionErrors, Wording>
