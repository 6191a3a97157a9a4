import type { FieldError } from '@icss/core/errors/field-error.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { type FileDraft, fileNameFrom } from '@icss/core/files/file.ts'
import { fileFault } from '@icss/core/uploads/check-upload.ts'
import type { KeptUpload } from '@icss/core/uploads/kept-upload.ts'
import { uploadSlots } from '@icss/core/uploads/upload-slot.ts'
import { fileContentFault } from '../uploads/file-content-fault.ts'
import { findAllKept } from '../uploads/kept-upload.ts'
import type { Sending, SendingList } from '../uploads/sending.ts'
import { startUpload, type Upload, type UploadActor, type UploadServices } from '../uploads/start-upload.ts'

/** Files that are sent at the same time. */
const lanes = 3

/** Where what is kept of an upload begins; that of a file which takes the place of another begins with its slot. */
const newFilePlace = 'newFile.'

/** New files whose upload a reload interrupted: the same file, chosen again, goes on from there. */
export const interruptedFiles = (): readonly KeptUpload[] => findAllKept(newFilePlace).map(({ upload }) => upload)

/** Where a file goes that is there. */
export type FilePlace = Pick<FileDraft, 'groupId' | 'publisher'>

interface Entry extends Sending {
  readonly to: FilePlace
  readonly actor: UploadActor | undefined
  readonly address: string | undefined
}

export interface FileUploadsOptions {
  readonly services: UploadServices
  readonly onPublished: () => void
  readonly onAccounted: Upload['onAccounted']
}

const faultOf = (error: unknown): FieldError =>
  error instanceof ProblemError
    ? (Object.values(error.errors)[0] ?? { code: error.code, params: error.params })
    : { code: 'client.network', params: {} }

/**
 * Sends files a few at a time, each through the upload machine, and publishes each as soon as it is there. One that
 * fails holds up no other; it is gone on with by hand. It goes on when its screen is left.
 */
export class FileUploads implements SendingList {
  readonly #options: FileUploadsOptions
  readonly #watchers = new Set<() => void>()
  #entries: readonly Entry[] = []
  #next = 1

  constructor(options: FileUploadsOptions) {
    this.#options = options
  }

  readonly list = (): readonly Sending[] => this.#entries

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  add(files: readonly File[], to: FilePlace): void {
    const added = files.map((file): Entry => {
      const failure = fileFault(uploadSlots.cloudFile, file)
      const id = `file-${this.#next++}`
      const state = failure ? 'failed' : 'waiting'
      const begun = { percent: 0, stored: 0, canRetry: false, actor: undefined, address: undefined }
      return { id, file, to, state, failure, ...begun }
    })
    this.#set([...this.#entries, ...added])
    this.#advance()
  }

  /** Goes on with one that failed, from what is stored of it or with publishing it; `to` where it goes instead. */
  readonly retry = (id: string, to?: FilePlace): void => {
    const entry = this.#find(id)
    if (entry?.state !== 'failed') return
    if (to) this.#change(id, { to })
    const { actor, address } = entry
    if (address !== undefined) return void this.#publish(id, address)
    if (actor?.getSnapshot().can({ type: 'resume' }) && entry.failure?.code !== 'upload.gone') {
      this.#change(id, { state: 'uploading', failure: undefined })
      actor.send({ type: 'resume' })
      return
    }
    this.#change(id, { state: 'waiting', failure: undefined, actor: undefined, percent: 0, stored: 0 })
    this.#advance()
  }

  /** Takes a file off the list; what was stored of one that is not published is dropped. */
  readonly remove = (id: string): void => {
    const entry = this.#find(id)
    if (entry?.state === 'publishing') return
    entry?.actor?.send({ type: 'cancel' })
    this.#set(this.#entries.filter((one) => one.id !== id))
    this.#advance()
  }

  /** Takes those off the list that are there. */
  clear(): void {
    this.#set(this.#entries.filter(({ state }) => state !== 'done'))
  }

  #find(id: string): Entry | undefined {
    return this.#entries.find((one) => one.id === id)
  }

  #set(entries: readonly Entry[]): void {
    this.#entries = entries
    for (const watcher of this.#watchers) watcher()
  }

  #change(id: string, change: Partial<Entry>): void {
    this.#set(this.#entries.map((one) => (one.id === id ? { ...one, ...change } : one)))
  }

  #advance(): void {
    const busy = this.#entries.filter(({ state }) => state === 'uploading').length
    for (const { id } of this.#entries.filter(({ state }) => state === 'waiting').slice(0, lanes - busy))
      void this.#send(id)
  }

  async #send(id: string): Promise<void> {
    this.#change(id, { state: 'uploading' })
    const file = this.#find(id)?.file
    if (!file) return
    const fault = await fileContentFault('cloudFile', file)
    // It may have been taken off the list meanwhile.
    if (!this.#find(id)) return this.#advance()
    if (fault) return this.#fail(id, fault)
    const { services, onAccounted } = this.#options
    const place = newFilePlace + [file.name, file.size, file.lastModified].join('.')
    const actor = startUpload(services, { slot: 'cloudFile', file, place, ...(onAccounted ? { onAccounted } : {}) })
    this.#change(id, { actor, canRetry: true })
    actor.subscribe(() => this.#follow(id, actor))
    this.#follow(id, actor)
  }

  #follow(id: string, actor: UploadActor): void {
    const entry = this.#find(id)
    if (entry?.actor !== actor || entry.state === 'publishing' || entry.state === 'done') return
    const snapshot = actor.getSnapshot()
    const { percent, stored, url, failure } = snapshot.context
    if (snapshot.matches('failed')) {
      if (entry.state !== 'failed') this.#fail(id, failure ?? { code: 'upload.failed', params: {} })
    } else if (url !== undefined) void this.#publish(id, url)
    else if (percent !== entry.percent || stored !== entry.stored) this.#change(id, { percent, stored })
  }

  #fail(id: string, failure: FieldError): void {
    this.#change(id, { state: 'failed', failure })
    this.#advance()
  }

  async #publish(id: string, address: string): Promise<void> {
    this.#change(id, { state: 'publishing', percent: 100, address, failure: undefined })
    this.#advance()
    const { services, onPublished } = this.#options
    const entry = this.#find(id)
    if (!entry) return
    const { file, to } = entry
    try {
      await services.client.files.create({ body: { ...to, name: fileNameFrom(file.name), file: address } })
      this.#change(id, { state: 'done' })
      onPublished()
    } catch (error) {
      this.#change(id, { state: 'failed', failure: faultOf(error) })
    }
  }
}
