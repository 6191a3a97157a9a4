import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { providerAnswer } from '../contract/provider-answer.ts'
import { anySession } from '../permissions/need.ts'
import { wholeNumber } from '../rules/number.ts'
import { requiredId, requiredText } from '../rules/text.ts'
import { uploadToken } from './upload-token.ts'

/** The calls around an upload, by their names in seed section 7. `channelId` has to be the session's own. */
export const uploadsContract = {
  uptoken: endpoint({
    method: 'POST',
    path: '/admin/uptoken',
    summary: { zh: '获取上传凭证', en: 'Get a token for an upload' },
    needs: anySession,
    body: z.strictObject({ channelId: requiredId }),
    answer: uploadToken,
    errors: ['upload.quota'],
  }),
  updateUseTotal: endpoint({
    method: 'POST',
    path: '/updateUseTotal',
    summary: { zh: '计入已用空间', en: 'Account an uploaded file for the used storage' },
    needs: anySession,
    body: z.strictObject({
      channelId: requiredId,
      /** Bytes. */
      filesize: wholeNumber(0, Number.MAX_SAFE_INTEGER),
      filename: requiredText(255),
      filetype: requiredText(100),
    }),
    answer: providerAnswer,
    olderForms: ['get'],
    errors: ['upload.quota'],
  }),
} as const
