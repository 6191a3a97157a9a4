import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { filesContract } from '@icss/core/files/files.contract.ts'
import { inCategory } from '../categories/category-of.ts'
import { entityStore } from '../entities/entity-store.ts'
import { discardUpload } from '../uploads/discard-upload.ts'
import { inState } from './files.repository.ts'
import { files } from './files.tables.ts'
import { ofFileKind } from './of-file-kind.ts'
import { uploadOf } from './upload-of.ts'

export const filesStore = entityStore(filesContract, {
  table: files,
  searched: ['name'],
  beside: () => ({ groupId: files.categoryId, time: files.createdAt }),
  filters: {
    groupId: (wanted, channelId) => inCategory(files, channelId, wanted),
    kind: ofFileKind,
    state: inState,
  },
  orders: { time: [files.createdAt, files.id], type: [files.type, files.id] },
  faults: { files_upload: { field: 'file', code: 'file.added_already' } },
  /** What it was made of before goes when it gets another content. */
  async beforeWrite({ db, channelId, afterwards }, { groupId, file }, stored) {
    if (stored && stored.deletedAt !== null) throw new ProblemError('request.not_found')
    const upload = await uploadOf(db, channelId, file, stored?.id)
    if (stored && stored.uploadId !== upload.uploadId)
      afterwards.push((services) => discardUpload(services, channelId, stored.uploadId))
    return { ...upload, categoryId: groupId || null }
  },
})
