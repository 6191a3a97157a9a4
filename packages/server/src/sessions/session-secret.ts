import { createHash, randomBytes } from 'node:crypto'

export const sessionCookie = 'icss_session'

/** What the cookie is called: behind TLS a browser takes the prefix from this very host only, and only when secure. */
export const sessionCookieOf = ({ protocol }: { readonly protocol: string }): string =>
  protocol === 'https' ? `__Host-${sessionCookie}` : sessionCookie

/** Marks a personal token wherever one turns up, such as in a leaked file. */
export const tokenPrefix = 'icss_'

/** A new secret of 256 bits for a cookie or a token. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is kept of a secret. It is random and long, so a plain hash is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
