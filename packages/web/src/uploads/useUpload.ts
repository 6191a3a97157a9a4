import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { extensionOf } from '@icss/core/uploads/check-upload.ts'
import type { KeptUpload } from '@icss/core/uploads/kept-upload.ts'
import { type UploadSlotName, uploadSlots } from '@icss/core/uploads/upload-slot.ts'
import type { StorageAnswer } from '@icss/core/usage/usage.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { fileContentFault } from './file-content-fault.ts'
import { findKept } from './kept-upload.ts'
import { startUpload } from './start-upload.ts'
import { rateOf } from './transfer-rate.ts'
import { useTabUploads } from './UploadProvider.tsx'

export interface UploadOptions {
  /** More than one where the ending of the file decides. */
  readonly slots: readonly [UploadSlotName, ...UploadSlotName[]]
  /** Under which an interrupted upload is found again after a reload. */
  readonly place: string
  /** The file while it is sent, nothing before and after. */
  readonly onUploading: (file: File | undefined) => void
  /** Where the file is read from once it is there. */
  readonly onUploaded: (address: string) => void
  readonly onAccounted: (storage: StorageAnswer) => void
}

export interface UploadState {
  /** What is sent, or was sent last. */
  readonly file: File | undefined
  /** Shows it before it is there. */
  readonly preview: string | undefined
  readonly isUploading: boolean
  readonly percent: number
  /** Bytes that are stored. */
  readonly stored: number
  /** Bytes a second; nothing until that can be told. */
  readonly rate: number | undefined
  /** Where the file is read from once it is there. */
  readonly address: string | undefined
  readonly failure: FieldError | undefined
  /** An upload that a reload interrupted: its file has to be chosen again. */
  readonly interrupted: KeptUpload | undefined
  /** Sends a file, once its content is what its name says. */
  readonly pick: (file: File) => void
  readonly cancel: () => void
  /** Goes on where it stopped, or begins anew when nothing of it is stored any more. */
  readonly resume: (() => void) | undefined
  readonly remove: () => void
}

/**
 * One file on its way to a slot, by core's upload machine. It goes on when the screen is left, and is here again when the
 * field is; a reload interrupts it, and it can be gone on with.
 */
export function useUpload({ slots, place, onUploading, onUploaded, onAccounted }: UploadOptions): UploadState {
  const client = useClient()
  const { transport, fields } = useTabUploads()
  const { channel } = useSession()
  const owner = useId()
  const [contentFault, setContentFault] = useState<FieldError>()
  const [interrupted, setInterrupted] = useState(() => findKept(place))
  const upload = useSyncExternalStore(fields.watch, () => fields.of(owner, place))
  const { file, percent = 0, stored = 0, failure } = upload ?? {}
  const isUploading = upload?.state === 'uploading'
  const url = upload?.actor.getSnapshot().context.url

  const id = upload?.id
  useEffect(() => {
    if (id !== undefined) fields.adopt(owner, id)
  }, [fields, owner, id])
  useEffect(() => () => fields.leave(owner), [fields, owner])
  const sayUploading = useEffectEvent(onUploading)
  const wasTold = useRef(false)
  useEffect(() => {
    const sent = isUploading ? file : undefined
    if (sent || wasTold.current) sayUploading(sent)
    wasTold.current = sent !== undefined
  }, [isUploading, file])
  const sayUploaded = useEffectEvent(onUploaded)
  useEffect(() => {
    if (url === undefined || id === undefined) return
    fields.take(id)
    sayUploaded(url)
  }, [fields, id, url])

  const start = (next: File, slot: UploadSlotName) => {
    setInterrupted(undefined)
    const services = { client, transport, channelId: channel.id }
    const begin = () => startUpload(services, { slot, file: next, place, onAccounted })
    fields.start({ place, owner, slot, file: next, begin })
  }
  const pick = async (next: File) => {
    const ending = extensionOf(next.name)
    const slot = slots.find((name) => (uploadSlots[name].types as readonly string[]).includes(ending)) ?? slots[0]
    const fault = await fileContentFault(slot, next)
    setContentFault(fault)
    if (!fault) start(next, slot)
  }
  const drop = () => id !== undefined && fields.remove(id)
  return {
    file,
    preview: upload?.preview,
    isUploading,
    percent,
    stored,
    rate: rateOf(upload?.samples ?? []),
    address: url,
    failure: contentFault ?? failure,
    // What goes on by itself is not to be chosen again.
    interrupted: upload ? undefined : interrupted,
    pick: (next) => void pick(next),
    cancel: drop,
    resume: upload?.state === 'failed' && !contentFault ? () => fields.retry(upload.id) : undefined,
    remove: () => {
      drop()
      setContentFault(undefined)
    },
  }
}
