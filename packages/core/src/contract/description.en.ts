import type { Translation } from '../copy/translate.ts'
import type { descriptionZh } from './description.zh.ts'

export const descriptionEn: Translation<typeof descriptionZh> = {
  title: 'ICSS back office API',
  about:
    'Everything that the back office does; its web and its command line use nothing else.\n\n' +
    'Calls are made with the cookie of a login, or with a personal token (`Authorization: Bearer …`). ' +
    'Lists come in pages: `page` from 1, `pageSize` up to 100, a leading `-` in `sort` for descending order. ' +
    'A change names the `version` that it is based on; where a newer one is stored, the answer is `request.conflict`. ' +
    'A call that fails answers a `Problem`: `code` says which, `errors` holds the faults by field. ' +
    'What people read is in Chinese or English, as `Accept-Language` asks.',
  contact: 'The provider of the platform',
  license: 'Proprietary',
  ok: 'OK',
  noContent: 'Done; no content',
  problem: 'Not done; the operation names the codes.',
  idempotencyKey:
    'Names this call: sent again under the same name it is not done twice, but answered as the first time.',
}
