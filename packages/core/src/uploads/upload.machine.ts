import { assign, setup } from 'xstate'
import type { FieldError } from '../errors/field-error.ts'
import { failureOf } from '../machines/failure-of.ts'
import { unprovided, unprovidedAction, unprovidedReporter } from '../machines/unprovided.ts'
import { type ChosenFile, filesFault } from './check-upload.ts'
import { type UploadSlotName, uploadSlots } from './upload-slot.ts'
import type { UploadToken } from './upload-token.ts'

/** A file to be sent. `source` is what the actors read: a File in the browser, a path in the CLI. */
export interface UploadFile extends ChosenFile {
  readonly source: unknown
}

/** An upload that stopped on the way and that the storage still knows, as it was remembered over a reload. */
export interface InterruptedUpload {
  readonly file: UploadFile
  readonly uploadId: string
  /** Bytes that are stored already. */
  readonly stored: number
}

export interface UploadContext {
  readonly slot: UploadSlotName
  readonly file: UploadFile | undefined
  /** Names the upload at the storage once it has begun there: from here it can be resumed. */
  readonly uploadId: string | undefined
  /** Bytes that are stored. */
  readonly stored: number
  /** 0 to 100, of the bytes. */
  readonly percent: number
  readonly token: UploadToken | undefined
  /** Where the uploaded file is read from. */
  readonly url: string | undefined
  readonly failure: FieldError | undefined
}

/** What the transfer reports. */
export type TransferReport =
  | { type: 'transfer.begun'; uploadId: string }
  | { type: 'transfer.progress'; stored: number }
  | { type: 'transfer.done'; url: string }
  | { type: 'transfer.failed'; failure: FieldError }

export type UploadEvent =
  | { type: 'choose'; files: readonly UploadFile[] }
  | { type: 'restore'; upload: InterruptedUpload }
  | { type: 'resume' }
  | { type: 'cancel' }
  | { type: 'remove' }
  | TransferReport

export interface TransferInput {
  readonly file: UploadFile
  readonly token: UploadToken
  /** The upload to go on with, from its last stored byte; a new one when absent. */
  readonly uploadId: string | undefined
}

const nothing = {
  file: undefined,
  uploadId: undefined,
  stored: 0,
  percent: 0,
  token: undefined,
  url: undefined,
  failure: undefined,
} as const

const percentOf = (stored: number, file: UploadFile | undefined) =>
  file === undefined ? 0 : Math.min(100, Math.max(0, Math.floor((stored * 100) / file.size)))

const chosen = (context: UploadContext, files: readonly UploadFile[]) => filesFault(uploadSlots[context.slot], files)

/**
 * One upload of one slot (seed section 4): waiting → uploading → uploaded, failed or cancelled. The token comes first.
 * Nothing is tried again by itself; the person can resume what the storage still has, also after `restore`. `discard`
 * drops what a cancelled upload has stored.
 */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    input: {} as { slot: UploadSlotName },
  },
  actors: {
    fetchToken: unprovided<UploadToken, { slot: UploadSlotName; file: UploadFile }>('fetchToken'),
    transfer: unprovidedReporter<UploadEvent, TransferInput>('transfer'),
  },
  actions: {
    discard: unprovidedAction('discard') as (_: unknown, params: { uploadId: string | undefined }) => void,
    clear: assign(nothing),
  },
  guards: {
    fits: ({ context }, { files }: { files: readonly UploadFile[] }) =>
      files.length > 0 && chosen(context, files) === undefined,
    someChosen: (_, { files }: { files: readonly UploadFile[] }) => files.length > 0,
    resumable: ({ context }) => context.file !== undefined && context.uploadId !== undefined,
    tokenGiven: (_, { token }: { token: UploadToken }) => token.success === 0,
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ slot: input.slot, ...nothing }),
  initial: 'waiting',
  states: {
    waiting: {
      entry: 'clear',
      on: {
        restore: {
          target: 'failed',
          actions: assign(({ event: { upload } }) => ({
            file: upload.file,
            uploadId: upload.uploadId,
            stored: upload.stored,
            percent: percentOf(upload.stored, upload.file),
            failure: { code: 'upload.failed' as const, params: {} },
          })),
        },
      },
    },
    uploading: {
      entry: assign({ failure: undefined }),
      initial: 'fetchingToken',
      on: { cancel: 'cancelled', choose: {} },
      states: {
        fetchingToken: {
          invoke: {
            src: 'fetchToken',
            input: ({ context }) => ({ slot: context.slot, file: context.file as UploadFile }),
            onDone: [
              {
                guard: { type: 'tokenGiven', params: ({ event }) => ({ token: event.output }) },
                target: 'transferring',
                actions: assign({ token: ({ event }) => event.output }),
              },
              {
                target: '#upload.failed',
                actions: assign({ failure: { code: 'upload.token_failed', params: {} } satisfies FieldError }),
              },
            ],
            onError: {
              target: '#upload.failed',
              actions: assign({
                failure: ({ event }): FieldError => {
                  const failure = failureOf(event.error)
                  return failure.code === 'client.network' ? { code: 'upload.token_failed', params: {} } : failure
                },
              }),
            },
          },
        },
        transferring: {
          invoke: {
            src: 'transfer',
            input: ({ context }) => ({
              file: context.file as UploadFile,
              token: context.token as UploadToken,
              uploadId: context.uploadId,
            }),
            onError: {
              target: '#upload.failed',
              actions: assign({
                failure: ({ event }): FieldError => {
                  const failure = failureOf(event.error)
                  return failure.code === 'client.network' ? { code: 'upload.failed', params: {} } : failure
                },
              }),
            },
          },
          on: {
            'transfer.begun': { actions: assign({ uploadId: ({ event }) => event.uploadId }) },
            'transfer.progress': {
              actions: assign(({ context, event }) => ({
                stored: event.stored,
                percent: percentOf(event.stored, context.file),
              })),
            },
            'transfer.done': {
              target: '#upload.uploaded',
              actions: assign({ url: ({ event }) => event.url }),
            },
            'transfer.failed': {
              target: '#upload.failed',
              actions: assign({ failure: ({ event }) => event.failure }),
            },
          },
        },
      },
    },
    uploaded: {
      entry: assign(({ context }) => ({ percent: 100, stored: context.file?.size ?? 0, uploadId: undefined })),
      on: { remove: 'waiting', choose: {} },
    },
    failed: {
      on: {
        resume: { guard: 'resumable', target: 'uploading' },
        cancel: 'cancelled',
        remove: 'waiting',
      },
    },
    cancelled: {
      entry: [
        {
          type: 'discard',
          params: ({ context }) => ({ uploadId: context.uploadId }),
        },
        'clear',
      ],
    },
  },
  on: {
    choose: [
      {
        guard: { type: 'fits', params: ({ event }) => ({ files: event.files }) },
        target: '.uploading',
        actions: assign({ ...nothing, file: ({ event }) => event.files[0] }),
      },
      {
        guard: { type: 'someChosen', params: ({ event }) => ({ files: event.files }) },
        target: '.failed',
        actions: assign({ ...nothing, failure: ({ context, event }) => chosen(context, event.files) }),
      },
    ],
  },
})
