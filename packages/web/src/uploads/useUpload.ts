import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { extensionOf } from '@icss/core/uploads/check-upload.ts'
import type { KeptUpload } from '@icss/core/uploads/kept-upload.ts'
import { type UploadSlotName, uploadSlots } from '@icss/core/uploads/upload-slot.ts'
import type { StorageAnswer } from '@icss/core/usage/usage.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { fileContentFault } from './file-content-fault.ts'
import { findKept } from './kept-upload.ts'
import { startUpload, type UploadActor } from './start-upload.ts'
import { rateOf, type Sample, withSample } from './transfer-rate.ts'
import { useUploadTransport } from './UploadProvider.tsx'

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

const none: readonly Sample[] = []

/** One file on its way to a slot, by core's upload machine. Leaving the screen interrupts it; it can be gone on with. */
export function useUpload({ slots, place, onUploading, onUploaded, onAccounted }: UploadOptions): UploadState {
  const client = useClient()
  const transport = useUploadTransport()
  const { channel } = useSession()
  const [actor, setActor] = useState<UploadActor>()
  const [file, setFile] = useState<File>()
  const [contentFault, setContentFault] = useState<FieldError>()
  const [interrupted, setInterrupted] = useState(() => findKept(place))
  const [samples, setSamples] = useState(none)
  const [preview, setPreview] = useState<string>()
  const snapshot = useSelector(actor, (state) => state)
  const isUploading = snapshot?.matches('uploading') === true
  const { percent = 0, stored = 0, url, failure } = snapshot?.context ?? {}

  useEffect(() => () => void actor?.stop(), [actor])
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])
  const sayUploading = useEffectEvent(onUploading)
  useEffect(() => {
    if (actor) sayUploading(isUploading ? file : undefined)
  }, [actor, isUploading, file])
  const sayUploaded = useEffectEvent(onUploaded)
  useEffect(() => {
    if (url !== undefined) sayUploaded(url)
  }, [url])

  const start = (next: File, slot: UploadSlotName) => {
    setFile(next)
    setInterrupted(undefined)
    setPreview(URL.createObjectURL(next))
    setSamples(none)
    const services = { client, transport, channelId: channel.id }
    const begun = startUpload(services, { slot, file: next, place, onAccounted })
    begun.subscribe((state) =>
      setSamples((all) =>
        state.matches('uploading') ? withSample(all, { at: performance.now(), stored: state.context.stored }) : none,
      ),
    )
    setActor(begun)
  }
  const pick = async (next: File) => {
    const ending = extensionOf(next.name)
    const slot = slots.find((name) => (uploadSlots[name].types as readonly string[]).includes(ending)) ?? slots[0]
    const fault = await fileContentFault(slot, next)
    setContentFault(fault)
    if (!fault) start(next, slot)
  }
  const isGone = failure?.code === 'upload.gone'
  const mayResume = snapshot?.can({ type: 'resume' }) === true
  return {
    file,
    preview: file && preview,
    isUploading,
    percent,
    stored,
    rate: rateOf(samples),
    address: url,
    failure: contentFault ?? failure,
    interrupted,
    pick: (next) => void pick(next),
    cancel: () => {
      actor?.send({ type: 'cancel' })
      setFile(undefined)
    },
    resume:
      snapshot?.matches('failed') && file && !contentFault
        ? () => (mayResume && !isGone ? actor?.send({ type: 'resume' }) : start(file, snapshot.context.slot))
        : undefined,
    remove: () => {
      actor?.send({ type: 'cancel' })
      setActor(undefined)
      setFile(undefined)
      setContentFault(undefined)
    },
  }
}
