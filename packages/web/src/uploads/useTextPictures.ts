import { use, useMemo } from 'react'
import type { RichTextPictures } from '@icss/ui/RichText/pictures.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { FormUploads } from './FormUploads.ts'
import { startUpload, type UploadServices } from './start-upload.ts'
import { useUploadTransport } from './UploadProvider.tsx'
import { hrefOf } from './upload-view.ts'

/** Pixels of a side of what is sent. */
const maxSide = 2560

/** A picture written anew as the slot takes it, whatever the clipboard had; throws for what the browser cannot read. */
async function writtenAnew(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const isPhoto = /jpe?g|webp/.test(file.type)
  const [type, name] = isPhoto ? (['image/jpeg', 'picture.jpg'] as const) : (['image/png', 'picture.png'] as const)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85))
  if (!blob) throw new Error('The browser does not write this picture.')
  return new File([blob], name, { type })
}

const sent = (services: UploadServices, file: File, turn: number) =>
  new Promise<string | undefined>((resolve) => {
    const actor = startUpload(services, { slot: 'textImages', file, place: `text.${Date.now()}.${turn}` })
    actor.subscribe((state) => {
      const { url } = state.context
      if (url !== undefined) resolve(url.slice(url.lastIndexOf(objectsPath) + objectsPath.length))
      else if (state.matches('failed') || state.matches('cancelled')) resolve(undefined)
    })
  })

/** How pictures come into the texts of a form: from the clipboard as uploads, from elsewhere by the server. */
export function useTextPictures(): RichTextPictures {
  const client = useClient()
  const transport = useUploadTransport()
  const { channel } = useSession()
  const begin = use(FormUploads)
  return useMemo(
    () => ({
      hrefOf: (key) => hrefOf(key) || undefined,
      async take(sources) {
        const end = begin?.()
        try {
          const addresses = sources.filter((source) => typeof source === 'string')
          const services = { client, transport, channelId: channel.id }
          const files = sources.map((source, turn) =>
            typeof source === 'string'
              ? undefined
              : writtenAnew(source)
                  .then((file) => sent(services, file, turn))
                  .catch(() => undefined),
          )
          const { items } =
            addresses.length > 0
              ? await client.pictures.take({ body: { addresses } }).catch(() => ({ items: [] }))
              : { items: [] }
          const keys = new Map(items.map(({ address, key }) => [address, key ?? undefined]))
          return await Promise.all(
            sources.map((source, at) => (typeof source === 'string' ? keys.get(source) : files[at])),
          )
        } finally {
          end?.()
        }
      },
    }),
    [client, transport, channel.id, begin],
  )
}
