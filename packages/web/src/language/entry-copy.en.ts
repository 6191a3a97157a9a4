import { clientErrorsEn } from '@icss/core/client/client.en.ts'
import { loginBannerEn } from '@icss/core/sessions/login-banner.en.ts'
import { sessionErrorsEn, sessionsEn } from '@icss/core/sessions/sessions.en.ts'
import type { EntryCopy } from './entry-copy.zh.ts'

export const entryCopy: EntryCopy = {
  tree: { sessions: sessionsEn, loginBanner: loginBannerEn },
  catalogue: { ...clientErrorsEn, ...sessionErrorsEn },
}
