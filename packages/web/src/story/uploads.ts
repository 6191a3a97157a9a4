import type { TransferAnswer, UploadTransport } from '@icss/core/uploads/transfer.ts'
import { uploadsPath } from '@icss/core/uploads/tus.ts'
import type { ServerClient } from '../server/client.ts'

/** The calls around an upload, answered as by a server with room enough, which has stored one file. */
export const storyUploads: Partial<ServerClient['uploads']> = {
  uptoken: () =>
    Promise.resolve({ success: 0, uptoken: 'story', domain: '/objects/', fileName: 'icss_', chunkBytes: 1024 ** 3 }),
  show: () => Promise.resolve({ fileName: '会议议程.pdf', bytes: 48_234 }),
  updateUseTotal: () => Promise.resolve({ success: 0, used: 1, reserved: 0, quota: 1024 ** 3, state: 'free' }),
}

/** How a pretended transfer goes: to its end, or to a share of the file, where it stays, or where it is lost once. */
export type StoryTransfer = { kind: 'whole' } | { kind: 'held' | 'lostOnce'; share: number }

const answer = (status: number, headers: Readonly<Record<string, string>>): TransferAnswer => ({
  status,
  header: (name) => headers[name],
  text: '',
})

/** Pretends to send files. What was uploaded is read from `address`. */
export function storyTransport(transfer: StoryTransfer, address = '/objects/story.mp4'): UploadTransport<Blob> {
  let wasLost = false
  return {
    piece: (file, start, end) => Promise.resolve({ body: (file.source as Blob).slice(start, end), sha256: undefined }),
    send: ({ method, headers, body, onSent }) => {
      const length = headers['upload-length'] ?? '0'
      const size = Number(length) || (body?.size ?? 0)
      if (method === 'DELETE') return Promise.resolve(answer(204, {}))
      if (!body)
        return Promise.resolve(
          answer(201, { location: `${uploadsPath}/1`, 'upload-offset': '0', 'upload-length': length }),
        )
      if (transfer.kind !== 'whole' && !wasLost) {
        onSent?.(Math.floor(size * transfer.share))
        if (transfer.kind === 'held') return new Promise(() => {})
        wasLost = true
        return Promise.reject(new TypeError('The connection was lost.'))
      }
      const there = { location: `${uploadsPath}/1`, 'upload-offset': String(size), 'content-location': address }
      return Promise.resolve(answer(method === 'POST' ? 201 : 204, there))
    },
  }
}
