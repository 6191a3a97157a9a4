interface Writer {
  /** Makes the writer end with what it has. */
  readonly stop: () => void
  readonly ended: Promise<unknown>
}

/**
 * Who writes to which upload in this process. A client that comes back, while the connection that it lost is still held
 * open here, must not wait for that one: the newer one stops it and goes on behind what it stored.
 */
export class Writers {
  readonly #writers = new Map<string, Writer>()

  /** Stops whoever writes to an upload, and waits until what came is stored. */
  async stop(uploadId: string): Promise<void> {
    for (let writer = this.#writers.get(uploadId); writer; writer = this.#writers.get(uploadId)) {
      writer.stop()
      await writer.ended
    }
  }

  /** Does `work` as the only one that writes to an upload here. */
  async write<T>(uploadId: string, stop: () => void, work: () => Promise<T>): Promise<T> {
    // Several who have waited for one writer go on in the same turn: the first of them is the next writer.
    do await this.stop(uploadId)
    while (this.#writers.has(uploadId))
    const working = work()
    const ended = Promise.allSettled([working])
    const writer: Writer = { stop, ended }
    this.#writers.set(uploadId, writer)
    try {
      return await working
    } finally {
      if (this.#writers.get(uploadId) === writer) this.#writers.delete(uploadId)
    }
  }
}
