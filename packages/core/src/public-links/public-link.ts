import * as z from 'zod/mini'
import { named } from '../contract/named.ts'
import { storedInstant } from '../contract/stored.ts'
import { impersonal } from '../rules/personal.ts'
import { secret } from '../rules/secret.ts'

/** What a public page can be about (public-pages.md, Kinds). */
export const publicKinds = [
  'activity',
  'binding',
  'businessCard',
  'chamber',
  'company',
  'course',
  'demand',
  'desk',
  'employeeCard',
  'file',
  'home',
  'homePreview',
  'introduction',
  'join',
  'live',
  'news',
  'notice',
  'printedSignIn',
  'resource',
  'signIn',
  'signUp',
] as const
export type PublicKind = (typeof publicKinds)[number]

/** Kinds whose link marks a thing public: the home screen leads to it, and says of others that they open in the app. */
export const markedKinds = ['course', 'file', 'live', 'notice'] as const satisfies readonly PublicKind[]
export type MarkedKind = (typeof markedKinds)[number]

/** What a public page is addressed by: 128 random bits as base64url. */
export const publicToken = impersonal(z.string().check(z.regex(/^[\w-]{22}$/)))

/** Days for which the address before leads on to the page after a renewal, where that is wanted. */
export const forwardingDays = 30

/** A link to a public page. `forwardedUntil`: until when an address that it had before leads there too. */
export const publicLink = named(
  'PublicLink',
  z.object({
    url: secret(impersonal(z.string())),
    createdAt: storedInstant,
    forwardedUntil: z.nullable(storedInstant),
  }),
)
export type PublicLink = z.output<typeof publicLink>

/**
 * A link as it is shown again. `url` is null where the key that its token was sealed with is gone, as after a restore
 * without the keys of the server: it leads on, and can be renewed.
 */
export const shownLink = named('ShownPublicLink', z.extend(publicLink, { url: z.nullable(publicLink.shape.url) }))
export type ShownLink = z.output<typeof shownLink>
