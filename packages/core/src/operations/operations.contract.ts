import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { listAnswer, listQuery } from '../contract/list.ts'
import { anySession } from '../permissions/need.ts'
import { languages } from '../copy/language.ts'
import { operation } from './operation.ts'
import { impersonal } from '../rules/personal.ts'
import { alikeRow } from './alike-row.ts'
import { rejectedRow, rowToCorrect } from './rejected-row.ts'
import { undoPreview } from './undo-preview.ts'

export const operationListQuery = z.strictObject(listQuery(['createdAt', '-createdAt'], '-createdAt'))
export type OperationListQuery = z.output<typeof operationListQuery>

const params = z.object({ operationId: z.uuid() })

/** A run asks for what starts one of its kind (`run-needs.ts`). */
const beyond = ['session.forbidden'] as const

const notUndoable = ['operation.not_undoable', 'operation.undone_already', 'operation.unfinished'] as const

export const operationsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/operations',
    summary: { zh: '批量任务列表', en: 'List bulk runs' },
    needs: anySession,
    query: operationListQuery,
    answer: listAnswer(operation),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/operations/{operationId}',
    summary: { zh: '批量任务详情', en: 'Show a bulk run' },
    needs: anySession,
    params,
    answer: operation,
    errors: beyond,
  }),
  /** Each change of the channel's runs from now on. */
  listEvents: endpoint({
    method: 'GET',
    path: '/api/v1/operations/events',
    summary: { zh: '批量任务列表的实时变化', en: 'Follow the bulk runs of the channel' },
    needs: anySession,
    events: operation,
  }),
  /** The run as it stands, then each change of it, until it has ended. */
  events: endpoint({
    method: 'GET',
    path: '/api/v1/operations/{operationId}/events',
    summary: { zh: '批量任务的实时进度', en: 'Follow a bulk run' },
    needs: anySession,
    params,
    events: operation,
    errors: beyond,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/operations/{operationId}/cancel',
    summary: { zh: '取消批量任务', en: 'Cancel a bulk run' },
    needs: anySession,
    params,
    answer: operation,
    errors: [...beyond, 'operation.finished'],
  }),
  resume: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/operations/{operationId}/resume',
    summary: { zh: '继续失败或已取消的批量任务', en: 'Resume a failed or cancelled bulk run behind its last batch' },
    needs: anySession,
    params,
    answer: operation,
    errors: [...beyond, 'operation.not_resumable', 'request.conflict'],
  }),
  undo: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/operations/{operationId}/undo',
    summary: { zh: '撤销批量任务', en: 'Undo a bulk run; answers the run that undoes it' },
    needs: anySession,
    params,
    answer: operation,
    status: 202,
    errors: [...beyond, ...notUndoable],
  }),
  previewUndo: endpoint({
    isCostly: true,
    method: 'GET',
    path: '/api/v1/operations/{operationId}/undo',
    summary: {
      zh: '预览撤销：现在撤销会恢复、删除多少，多少保持不变',
      en: 'Count what undoing a bulk run would take back now, and what it would leave; nothing is changed',
    },
    needs: anySession,
    params,
    answer: undoPreview,
    errors: [...beyond, ...notUndoable],
  }),
  resultFile: endpoint({
    method: 'GET',
    path: '/api/v1/operations/{operationId}/result-file',
    summary: { zh: '下载批量任务的逐行结果', en: 'Download what a bulk run did, row by row' },
    needs: anySession,
    params,
    query: z.strictObject({
      language: z._default(z.enum(languages), 'zh'),
      format: z._default(z.enum(['csv', 'jsonl']), 'csv'),
    }),
    answer: 'stream',
    errors: beyond,
  }),
  rejected: endpoint({
    method: 'GET',
    path: '/api/v1/operations/{operationId}/rejected',
    summary: { zh: '未导入的行', en: 'List the first rejected rows with their reasons' },
    needs: anySession,
    params,
    answer: z.object({ items: z.array(rejectedRow), total: z.number() }),
    errors: beyond,
  }),
  alike: endpoint({
    method: 'GET',
    path: '/api/v1/operations/{operationId}/alike',
    summary: {
      zh: '名称可能与已有的相同、只是写法不同的行',
      en: 'List the first rows whose names are probably those of something else, in another writing',
    },
    needs: anySession,
    params,
    answer: z.object({ items: z.array(alikeRow), total: z.number() }),
    errors: beyond,
  }),
  toCorrect: endpoint({
    isCostly: true,
    method: 'GET',
    path: '/api/v1/operations/{operationId}/to-correct',
    summary: { zh: '未导入的行，每格原样，供改正', en: 'List the first rejected rows cell by cell, to be corrected' },
    needs: anySession,
    params,
    answer: z.object({
      /** None for JSON Lines, whose rows have one cell. */
      headers: z.array(impersonal(z.string())),
      /** The field of each, where a person said it. */
      columns: z.nullable(z.array(impersonal(z.string()))),
      items: z.array(rowToCorrect),
      total: z.number(),
    }),
    errors: beyond,
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
    errors: beyond,
  }),
} as const
