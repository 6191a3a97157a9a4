import { ProblemError } from '../errors/problem-error.ts'
import { done, rejected, type Walked } from '../machines/walk.fixture.ts'
import { type UploadFile, uploadMachine } from './upload.machine.ts'
import type { UploadToken } from './upload-token.ts'

const token: UploadToken = {
  success: 0,
  uptoken: 't',
  domain: 'https://cdn.cn',
  fileName: 'icss_',
  chunkBytes: 100_000_000,
}
const file: UploadFile = { name: 'a.mp4', size: 1_000, source: 'a.mp4' }

export const walked: Walked = {
  machine: uploadMachine,
  input: { slot: 'lessonVideo' },
  events: [
    { type: 'choose', files: [file] },
    { type: 'choose', files: [file, file] },
    { type: 'restore', upload: { file, uploadId: 'u', stored: 1 } },
    { type: 'transfer.begun', uploadId: 'u' },
    { type: 'transfer.progress', stored: 500 },
    { type: 'transfer.done', url: 'k' },
    { type: 'transfer.failed', failure: { code: 'upload.failed', params: {} } },
    done(uploadMachine, 'uploading.fetchingToken', token),
    done(uploadMachine, 'uploading.fetchingToken', { ...token, success: 'no' }),
    rejected(uploadMachine, 'uploading.fetchingToken', new ProblemError('client.timeout')),
    rejected(uploadMachine, 'uploading.transferring', new ProblemError('client.network')),
  ],
}
