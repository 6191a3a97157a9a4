import type { ClientOptions } from '@icss/core/client/client.ts'
import { localeOf } from '@icss/core/copy/language.ts'
import { startLanguage } from '../language/language-store.ts'

/** How the browser reaches its own server: the session travels as a cookie that scripts cannot read. */
export const requests: ClientOptions = {
  baseUrl: '',
  fetch: (url, init) => fetch(url, init),
  headers: () => ({ 'accept-language': localeOf[startLanguage()] }),
}
