import type { UploadTransport } from '@icss/core/uploads/transfer.ts'
import { FieldUploads } from './FieldUploads.ts'
import type { Sending, SendingList } from './sending.ts'

/** All that is sent from this tab, by fields and by screens that send many files; it goes on when they are left. */
export class TabUploads implements SendingList {
  readonly transport: UploadTransport<Blob>
  readonly fields = new FieldUploads()
  readonly #watchers = new Set<() => void>()
  readonly #lists = new Map<string, SendingList>()
  #all: readonly Sending[] | undefined

  constructor(transport: UploadTransport<Blob>) {
    this.transport = transport
    this.#add('fields', this.fields)
  }

  /** The list of a screen by its name, as it was left; `make` makes it the first time. */
  listOf<List extends SendingList>(name: string, make: () => List): List {
    const found = this.#lists.get(name)
    if (found) return found as List
    const made = make()
    this.#add(name, made)
    return made
  }

  readonly list = (): readonly Sending[] => (this.#all ??= [...this.#lists.values()].flatMap((one) => one.list()))

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  readonly retry = (id: string): void => this.#holderOf(id)?.retry(id)
  readonly remove = (id: string): void => this.#holderOf(id)?.remove(id)

  #add(name: string, list: SendingList): void {
    this.#lists.set(name, list)
    list.watch(() => {
      this.#all = undefined
      for (const watcher of this.#watchers) watcher()
    })
  }

  #holderOf(id: string): SendingList | undefined {
    return [...this.#lists.values()].find((one) => one.list().some((sending) => sending.id === id))
  }
}
