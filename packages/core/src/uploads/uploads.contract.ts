import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { endpoint } from '../contract/endpoint.ts'
import { providerAnswer } from '../contract/provider-answer.ts'
import { named } from '../contract/named.ts'
import { anySession } from '../permissions/need.ts'
import { queryNumber, wholeNumber } from '../rules/number.ts'
import { requiredId, requiredText } from '../rules/text.ts'
import { storageAnswer } from '../usage/usage.ts'
import { objectLink } from './object-link.ts'
import { maxTokens, uploadToken } from './upload-token.ts'

/** The storage key of a file, or its address. */
const objectKey = impersonal(requiredText(500))

/** A stored file: what it was called when it was uploaded, and its size. */
const storedObject = named('StoredObject', z.object({ fileName: personal('text', z.string()), bytes: z.number() }))

/** The calls around an upload, by their names in seed section 7. `channelId` has to be the session's own. */
export const uploadsContract = {
  uptoken: endpoint({
    method: 'POST',
    path: '/admin/uptoken',
    summary: { zh: '获取上传凭证', en: 'Get a token for an upload' },
    needs: anySession,
    body: z.strictObject({ channelId: requiredId, count: z.optional(wholeNumber(1, maxTokens)) }),
    answer: uploadToken,
    olderForms: ['form'],
    errors: ['request.not_found', 'upload.quota'],
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
      filename: personal('text', requiredText(255)),
      filetype: impersonal(requiredText(100)),
    }),
    answer: z.object({ ...providerAnswer.shape, ...storageAnswer.shape }),
    olderForms: ['get'],
    errors: ['request.not_found'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/objects',
    summary: {
      zh: '已上传文件的名称和大小',
      en: 'Show what a stored file was called when it was uploaded, and its size',
    },
    needs: anySession,
    query: z.strictObject({ key: objectKey }),
    answer: storedObject,
    errors: ['request.not_found'],
  }),
  link: endpoint({
    method: 'GET',
    path: '/api/v1/object-links',
    summary: { zh: '生成限时下载链接', en: 'Make a link to a stored file that ends by itself' },
    needs: anySession,
    query: z.strictObject({
      key: objectKey,
      minutes: z._default(queryNumber(1, 7 * 24 * 60), 60),
    }),
    answer: objectLink,
    errors: ['request.not_found'],
  }),
} as const
