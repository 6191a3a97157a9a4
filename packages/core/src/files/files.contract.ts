import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { named } from '../contract/named.ts'
import { categoryEndpoints } from '../categories/category-endpoints.ts'
import { endpoint } from '../contract/endpoint.ts'
import { entityEndpoints, entityParams, storedFields } from '../contract/entity-endpoints.ts'
import { listAnswer, listQuery, search } from '../contract/list.ts'
import { anySession, flagNeeded } from '../permissions/need.ts'
import { publicLinkEndpoints } from '../public-links/public-link-endpoints.ts'
import { atMost, noRepeats, notNone } from '../rules/list.ts'
import { queryNumber } from '../rules/number.ts'
import { optionalId, requiredId } from '../rules/text.ts'
import { changingImportQuery, exportEndpoint, importEndpoint, queryFlag } from '../spreadsheets/table-endpoint.ts'
import { objectLink } from '../uploads/object-link.ts'
import { fileDraft, fileKinds } from './file.ts'
import { binDays } from '../recycle-bin/recycle-bin.contract.ts'

/** Files that one call moves, deletes or restores at most. */
export const maxFilesAtOnce = 500
/** Days that a deleted file can be restored. */
export const restoreDays = binDays

/**
 * A file as stored. `type` is the ending of the uploaded name in lower case, `size` bytes, `time` when it was published,
 * `deletedAt` when it was deleted, null for one that is kept; instants are ISO 8601 in UTC.
 */
export const cloudFile = named(
  'CloudFile',
  z.object({
    ...fileDraft.shape,
    ...storedFields,
    type: impersonal(z.string()),
    size: z.number(),
    time: storedInstant,
    deletedAt: z.nullable(storedInstant),
  }),
)
export type CloudFile = z.output<typeof cloudFile>

const sorts = ['-time', 'time', 'name', '-name', '-size', 'size', 'type', '-type'] as const

const groupId = z.optional(z.union([z.uuid(), z.literal('none')]))

/**
 * `groupId` narrows to a group and those below it; `none` finds files in no group. `state`: the files that are kept, or
 * the deleted ones that can be restored.
 */
export const fileListQuery = z.strictObject({
  ...listQuery(sorts, '-time'),
  q: search(),
  groupId,
  kind: z.optional(z.enum(fileKinds)),
  state: z._default(z.enum(['kept', 'deleted']), 'kept'),
})
export type FileListQuery = z.output<typeof fileListQuery>

const uploadFile = flagNeeded('uploadFile')

const ids = z.array(requiredId).check(atMost(maxFilesAtOnce), notNone, noRepeats)
const chosen = named('ChosenFiles', z.strictObject({ ids }))
const changed = named('ChangedFiles', z.object({ items: z.array(cloudFile) }))

export const filesContract = {
  ...entityEndpoints({
    path: '/api/v1/files',
    one: { zh: '文件', en: 'a file' },
    many: { zh: '文件', en: 'files' },
    reads: uploadFile,
    writes: uploadFile,
    draft: fileDraft,
    entity: cloudFile,
    row: cloudFile,
    query: fileListQuery,
    errors: ['category.missing', 'file.not_uploaded', 'file.added_already'],
  }),
  ...publicLinkEndpoints({ path: '/api/v1/files', one: { zh: '文件', en: 'a file' }, needs: uploadFile }),
  move: endpoint({
    method: 'POST',
    path: '/api/v1/files/move',
    summary: { zh: '移动文件', en: 'Move files to a group' },
    needs: uploadFile,
    body: z.strictObject({ ids, groupId: optionalId }),
    answer: changed,
    errors: ['category.missing', 'request.not_found'],
  }),
  deleteMany: endpoint({
    method: 'POST',
    path: '/api/v1/files/delete',
    summary: { zh: '删除多个文件', en: 'Delete files, to be restored within 30 days' },
    needs: uploadFile,
    body: chosen,
    answer: changed,
    errors: ['request.not_found'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/v1/files/restore',
    summary: { zh: '恢复已删除的文件', en: 'Restore deleted files' },
    needs: uploadFile,
    body: chosen,
    answer: changed,
    errors: ['request.not_found'],
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/v1/files/erase',
    summary: { zh: '彻底删除文件', en: 'Erase deleted files for good, and give their space back' },
    needs: uploadFile,
    body: chosen,
    errors: ['request.not_found'],
  }),
  export: exportEndpoint({
    path: '/api/v1/files/export',
    summary: { zh: '导出文件清单', en: 'Export what is known of files, without their contents' },
    needs: uploadFile,
    filters: {
      groupId,
      /** With the ids, by which a table that is imported again names these very files. */
      ids: queryFlag,
    },
  }),
  /** Rows mean files that are there; contents are uploaded before. */
  import: importEndpoint({
    path: '/api/v1/files/import',
    summary: {
      zh: '导入文件清单，修改已有文件的名称、文件组、发布人和时间',
      en: 'Import what is known of files: changes the names, groups, publishers and times of those that are there',
    },
    needs: uploadFile,
    query: changingImportQuery,
  }),
  link: endpoint({
    method: 'GET',
    path: '/api/v1/files/{id}/link',
    summary: { zh: '生成文件的限时链接', en: 'Make a link to a file that ends by itself' },
    needs: uploadFile,
    params: entityParams,
    query: z.strictObject({
      minutes: z._default(queryNumber(1, 7 * 24 * 60), 60),
    }),
    answer: objectLink,
  }),
} as const

export const fileGroupsContract = categoryEndpoints({
  path: '/api/v1/file-groups',
  called: { zh: '文件组', en: 'file groups' },
  reads: uploadFile,
  writes: uploadFile,
})

/** A file of the main channel that is open to a group of this channel. */
export const receivedFile = z.object({
  id: storedId,
  channelName: impersonal(z.string()),
  name: personal('text', z.string()),
  publisher: personal('name', z.string()),
  type: impersonal(z.string()),
  size: z.number(),
  time: storedInstant,
})
export type ReceivedFile = z.output<typeof receivedFile>

export const receivedFilesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/received-files',
    summary: { zh: '主频道开放的文件', en: 'List the files that the main channel opened to this one' },
    needs: anySession,
    query: z.strictObject({ ...listQuery(sorts, '-time'), q: search() }),
    answer: listAnswer(receivedFile),
  }),
} as const
