import type { Wording } from '@icss/core/errors/wording.ts'
import { clientErrorsZh } from '@icss/core/client/client.zh.ts'
import { loginBannerZh } from '@icss/core/sessions/login-banner.zh.ts'
import { sessionErrorsZh, sessionsZh } from '@icss/core/sessions/sessions.zh.ts'

/** The copy that login needs; the rest of the product's comes after login. */
export const entryCopy = {
  tree: { sessions: sessionsZh, loginBanner: loginBannerZh },
  catalogue: { ...clientErrorsZh, ...sessionErrorsZh },
}
export type EntryCopy = Pick<typeof entryCopy, 'tree'> & {
  readonly catalogue: Readonly<Record<keyof typeof entryCopy.catalogue, Wording>>
}
