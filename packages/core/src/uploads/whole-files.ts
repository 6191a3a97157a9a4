import { Worker } from 'node:worker_threads'
import type { WholeFileAnswer, WholeFileQuestion } from './whole-file.worker.ts'

/** Bytes of a file at most that is read as a whole. */
export const wholeFileBytes = 8 * 1024 * 1024

/** What a file holds, and its SHA-256 as base64. */
export interface WholeFile {
  readonly content: Buffer
  readonly sha256: string
}

interface Waiting {
  readonly bytes: number
  readonly memory: SharedArrayBuffer
  resolve(file: WholeFile): void
  reject(error: unknown): void
}

/** Reads small files and takes their checksums in a thread of its own, while this one sends others. */
export class WholeFiles {
  readonly #spare: SharedArrayBuffer[] = []
  readonly #ahead = new Map<string, Promise<WholeFile>>()
  #waiting: Waiting[] = []
  #worker: Worker | undefined

  /** Begins to read a file that will be taken soon. */
  readAhead(path: string, bytes: number): void {
    const reading = this.#read(path, bytes)
    // Awaited when it is taken; who never does must not leave a rejection behind.
    reading.catch(() => {})
    this.#ahead.set(path, reading)
  }

  take(path: string, bytes: number): Promise<WholeFile> {
    const ahead = this.#ahead.get(path)
    this.#ahead.delete(path)
    return ahead ?? this.#read(path, bytes)
  }

  /** Lets go of a file that was read ahead and will not be taken. */
  leave(path: string): void {
    const ahead = this.#ahead.get(path)
    this.#ahead.delete(path)
    ahead?.then(
      ({ content }) => this.giveBack(content),
      () => {},
    )
  }

  /** Takes the memory of a file for another one. */
  giveBack({ buffer }: Buffer): void {
    this.#spare.push(buffer as unknown as SharedArrayBuffer)
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  #read(path: string, bytes: number): Promise<WholeFile> {
    return new Promise((resolve, reject) => {
      const worker = (this.#worker ??= this.#start())
      const memory = this.#spare.pop() ?? new SharedArrayBuffer(wholeFileBytes)
      this.#waiting.push({ bytes, memory, resolve, reject })
      worker.postMessage({ path, bytes, memory } satisfies WholeFileQuestion)
    })
  }

  #start(): Worker {
    const worker = new Worker(new URL('./whole-file.worker.ts', import.meta.url))
    worker.on('message', (answer: WholeFileAnswer) => {
      const { memory, bytes, resolve, reject } = this.#waiting.shift() as Waiting
      if ('sha256' in answer) return resolve({ content: Buffer.from(memory, 0, bytes), sha256: answer.sha256 })
      this.#spare.push(memory)
      reject(answer.error)
    })
    const end = (error: unknown) => {
      if (this.#worker !== worker) return
      this.#worker = undefined
      const waiting = this.#waiting
      this.#waiting = []
      for (const one of waiting) one.reject(error)
    }
    worker.on('error', end)
    worker.on('exit', () => end(new Error('The thread that reads files has ended.')))
    return worker
  }
}
