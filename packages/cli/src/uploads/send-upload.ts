import { createActor, fromPromise, waitFor } from 'xstate'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import type { NodeUploadTransport } from '@icss/core/uploads/node-upload-transport.ts'
import { discardUpload, transferActor } from '@icss/core/uploads/transfer.ts'
import type { UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import type { UploadToken } from '@icss/core/uploads/upload-token.ts'
import { type UploadFile, uploadMachine } from '@icss/core/uploads/upload.machine.ts'
import type { KeptUploads } from './kept-uploads.ts'

export interface Sending {
  readonly slot: UploadSlotName
  readonly file: UploadFile
  /** SHA-256 of its content, hex, where it is to be found again by it. */
  readonly digest?: string
  /** Under which it is kept. */
  readonly key: string
  readonly transport: NodeUploadTransport
  readonly fetchToken: () => Promise<UploadToken>
  readonly kept: KeptUploads
  readonly onStored: (bytes: number) => void
  readonly signal: AbortSignal
}

export type Sent = { readonly url: string } | { readonly failure: FieldError }

/** Takes one file through the upload machine, from where an earlier run left it. Interrupted, it can be gone on with. */
export async function sendUpload(sending: Sending): Promise<Sent> {
  const { slot, file, key, transport, kept, onStored, signal } = sending
  // Bytes are sent once it is noted what they are of, so that a command that dies goes on with them.
  const note = (uploadId: string) => kept.keep(key, uploadId)
  const options = { slot, note, ...(sending.digest === undefined ? {} : { digest: sending.digest }) }
  const machine = uploadMachine.provide({
    actors: { fetchToken: fromPromise(sending.fetchToken), transfer: transferActor(transport, options) },
    actions: {
      discard: (_, { uploadId }) => {
        if (uploadId !== undefined) void discardUpload(transport, uploadId).catch(() => {})
      },
    },
  })
  const actor = createActor(machine, { input: { slot } })
  actor.subscribe(({ context }) => onStored(context.stored))
  // Stopping the machine stops the transfer; what is stored stays.
  const stop = () => actor.stop()
  signal.addEventListener('abort', stop, { once: true })
  actor.start()
  try {
    const uploadId = await kept.find(key)
    const choose = () => actor.send({ type: 'choose', files: [file] })
    if (uploadId === undefined) choose()
    else {
      actor.send({ type: 'restore', upload: { file, uploadId, stored: 0 } })
      actor.send({ type: 'resume' })
    }
    const ended = () =>
      waitFor(actor, (snapshot) => snapshot.matches('uploaded') || snapshot.matches('failed'), { signal })
    let snapshot = await ended()
    if (snapshot.context.failure?.code === 'upload.gone' && uploadId !== undefined) {
      // It expired, or was never stored: from the beginning.
      actor.send({ type: 'remove' })
      choose()
      snapshot = await ended()
    }
    const { url, failure } = snapshot.context
    if (url === undefined) return { failure: failure ?? { code: 'upload.failed', params: {} } }
    return { url }
  } finally {
    signal.removeEventListener('abort', stop)
    actor.stop()
  }
}
