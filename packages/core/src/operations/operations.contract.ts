import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { listAnswer, listQuery } from '../contract/list.ts'
import { anySession } from '../permissions/need.ts'
import { languages } from '../copy/language.ts'
import { operation } from './operation.ts'
import { rejectedRow } from './rejected-row.ts'

const params = z.object({ operationId: z.uuid() })

export const operationsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/operations',
    summary: { zh: '批量任务列表', en: 'List bulk runs' },
    needs: anySession,
    query: z.strictObject(listQuery(['createdAt', '-createdAt'], '-createdAt')),
    answer: listAnswer(operation),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/operations/{operationId}',
    summary: { zh: '批量任务详情', en: 'Show a bulk run' },
    needs: anySession,
    params,
    answer: operation,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/operations/{operationId}/cancel',
    summary: { zh: '取消批量任务', en: 'Cancel a bulk run' },
    needs: anySession,
    params,
    answer: operation,
  }),
  rejected: endpoint({
    method: 'GET',
    path: '/api/v1/operations/{operationId}/rejected',
    summary: { zh: '未导入的行', en: 'List the first rejected rows with their reasons' },
    needs: anySession,
    params,
    answer: z.object({ items: z.array(rejectedRow), total: z.number() }),
  }),
  rejectedFile: endpoint({
    method: 'GET',
    path: '/api/v1/operations/{operationId}/rejected-file',
    summary: {
      zh: '下载未导入的行，改正后可再次导入',
      en: 'Download the rejected rows, to be corrected and sent again',
    },
    needs: anySession,
    params,
    query: z.strictObject({ language: z._default(z.enum(languages), 'zh') }),
    answer: 'stream',
  }),
} as const
