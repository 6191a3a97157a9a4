import type { UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import type { Sending, SendingList } from './sending.ts'
import type { UploadActor } from './start-upload.ts'
import { type Sample, withSample } from './transfer-rate.ts'

/** What a field sends: one file to one place. */
export interface FieldUpload extends Sending {
  readonly place: string
  readonly slot: UploadSlotName
  readonly actor: UploadActor
  /** Shows the file before it is there. */
  readonly preview: string
  readonly samples: readonly Sample[]
  /** The field that shows it; none once its form was left. */
  readonly owner: string | undefined
  /** Whether a field has taken the address of what was sent. */
  readonly isTaken: boolean
}

export interface NewFieldUpload {
  readonly place: string
  /** None when it goes on from outside of its form. */
  readonly owner: string | undefined
  readonly slot: UploadSlotName
  readonly file: File
  /** Sends it, from the beginning or from what is stored. */
  readonly begin: () => UploadActor
}

interface Entry extends FieldUpload {
  readonly begin: () => UploadActor
}

/**
 * The uploads of the fields of this tab. One whose form is left goes on; the field of the same place, shown again, has it
 * as it stands by then.
 */
export class FieldUploads implements SendingList {
  readonly #watchers = new Set<() => void>()
  #entries: readonly Entry[] = []
  #next = 1

  readonly list = (): readonly FieldUpload[] => this.#entries

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  /** What a field shows: its own, else what was left at its place. */
  of(owner: string, place: string): FieldUpload | undefined {
    return (
      this.#entries.find((one) => one.owner === owner) ??
      this.#entries.find((one) => one.owner === undefined && !one.isTaken && one.place === place)
    )
  }

  /** A field has come to stand where an upload was left. */
  adopt(owner: string, id: string): void {
    if (this.#find(id)?.owner === undefined) this.#change(id, { owner })
  }

  /** A field has gone. What it sends goes on; what came to its end is forgotten. */
  leave(owner: string): void {
    for (const { id, state, isTaken } of this.#entries.filter((one) => one.owner === owner))
      if (state === 'done' && isTaken) this.#drop(id)
      else this.#change(id, { owner: undefined })
  }

  start({ place, owner, slot, file, begin }: NewFieldUpload): void {
    const before = this.#entries.find((one) => one.place === place && one.owner === owner)
    if (before) this.#drop(before.id)
    const id = `field-${this.#next++}`
    const preview = URL.createObjectURL(file)
    const shared = { id, place, owner, slot, file, preview, begin, samples: [], isTaken: false }
    const actor = begin()
    this.#set([
      ...this.#entries,
      { ...shared, actor, state: 'uploading', percent: 0, stored: 0, failure: undefined, canRetry: true },
    ])
    this.#follow(id, actor)
  }

  take(id: string): void {
    if (this.#find(id)?.isTaken === false) this.#change(id, { isTaken: true })
  }

  readonly retry = (id: string): void => {
    const entry = this.#find(id)
    if (entry?.state !== 'failed') return
    if (entry.actor.getSnapshot().can({ type: 'resume' }) && entry.failure?.code !== 'upload.gone') {
      entry.actor.send({ type: 'resume' })
      return
    }
    const actor = entry.begin()
    this.#change(id, { actor, state: 'uploading', percent: 0, stored: 0, failure: undefined, samples: [] })
    this.#follow(id, actor)
  }

  readonly remove = (id: string): void => {
    const actor = this.#find(id)?.actor
    this.#drop(id)
    actor?.send({ type: 'cancel' })
  }

  #follow(id: string, actor: UploadActor): void {
    const see = () => {
      const entry = this.#find(id)
      if (entry?.actor !== actor) return
      const snapshot = actor.getSnapshot()
      const { percent, stored, failure } = snapshot.context
      const isUploading = snapshot.matches('uploading')
      this.#change(id, {
        state: isUploading ? 'uploading' : snapshot.matches('uploaded') ? 'done' : 'failed',
        percent,
        stored,
        failure,
        samples: isUploading ? withSample(entry.samples, { at: performance.now(), stored }) : [],
      })
    }
    actor.subscribe(see)
    see()
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

  #drop(id: string): void {
    URL.revokeObjectURL(this.#find(id)?.preview ?? '')
    this.#set(this.#entries.filter((one) => one.id !== id))
  }
}
