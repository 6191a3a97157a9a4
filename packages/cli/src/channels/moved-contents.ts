import type { ContentKind } from '@icss/core/content-permissions/content-permission.ts'
import type { MovedName } from './moved-noun.ts'

/** The nouns of what can be opened to channel groups. */
export const contentNouns = {
  course: 'courses',
  live: 'lives',
  file: 'files',
  notice: 'notices',
  meeting: 'meetings',
} as const satisfies Readonly<Record<ContentKind, MovedName>>
