import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { discardUpload, transferActor, type UploadTransport } from '@icss/core/uploads/transfer.ts'
import { type UploadFile, uploadMachine } from '@icss/core/uploads/upload.machine.ts'
import { extensionOf } from '@icss/core/uploads/check-upload.ts'
import type { UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import type { StorageAnswer } from '@icss/core/usage/usage.ts'
import type { ServerClient } from '../server/client.ts'
import { forgetUpload, isSameFile, keepUpload, findKept } from './kept-upload.ts'

export interface UploadServices {
  readonly client: ServerClient
  readonly transport: UploadTransport<Blob>
  readonly channelId: string
}

export interface Upload {
  readonly slot: UploadSlotName
  readonly file: File
  /** Under which it is found again after a reload. */
  readonly place: string
  /** Told how the storage stands once the file is accounted. */
  readonly onAccounted?: (storage: StorageAnswer) => void
}

export type UploadActor = ActorRefFrom<typeof uploadMachine>

/**
 * Sends one file through core's upload machine. The same file is gone on with from where a reload interrupted it;
 * another file in its place drops what that one had stored. Stopping the actor interrupts the transfer, and what is
 * stored stays.
 */
export function startUpload({ client, transport, channelId }: UploadServices, upload: Upload): UploadActor {
  const { slot, file, place, onAccounted } = upload
  const discard = (uploadId: string) => void discardUpload(transport, uploadId).catch(() => {})
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        fetchToken: fromPromise(() => client.uploads.uptoken({ body: { channelId } })),
        transfer: transferActor(transport, { slot }),
      },
      actions: { discard: (_, { uploadId }) => uploadId !== undefined && discard(uploadId) },
    }),
    { input: { slot } },
  )
  const account = async (url: string) => {
    const filename = url.slice(url.lastIndexOf(objectsPath) + objectsPath.length)
    const body = { channelId, filesize: file.size, filename, filetype: extensionOf(file.name) || 'file' }
    onAccounted?.(await client.uploads.updateUseTotal({ body }))
  }
  let seen: { uploadId?: string | undefined; percent?: number; url?: string | undefined } = {}
  actor.subscribe((snapshot) => {
    const { uploadId, percent, stored, url, failure } = snapshot.context
    if (snapshot.matches('cancelled') || failure?.code === 'upload.gone') forgetUpload(place)
    else if (url !== undefined && url !== seen.url) {
      forgetUpload(place)
      // The server has accounted it by itself: this call tells how the storage stands.
      account(url).catch(() => {})
    } else if (uploadId !== undefined && (uploadId !== seen.uploadId || percent !== seen.percent))
      keepUpload(place, { slot, name: file.name, size: file.size, changed: file.lastModified, uploadId, stored })
    seen = { uploadId, percent, url }
  })
  actor.start()

  const source: UploadFile = { name: file.name, size: file.size, source: file }
  const kept = findKept(place)
  if (kept?.slot === slot && isSameFile(kept, file)) {
    actor.send({ type: 'restore', upload: { file: source, uploadId: kept.uploadId, stored: kept.stored } })
    actor.send({ type: 'resume' })
    return actor
  }
  if (kept) {
    forgetUpload(place)
    discard(kept.uploadId)
  }
  actor.send({ type: 'choose', files: [source] })
  return actor
}
