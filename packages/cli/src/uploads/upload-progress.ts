import { displayWidth } from '../console/display-width.ts'
import { Pace } from '../operations/pace.ts'

export interface Shown {
  readonly name: string
  /** Bytes. */
  readonly size: number
}

/** One file that is under way. */
export interface UnderWay extends Shown {
  readonly index: number
  readonly stored: number
}

/** How far several files are, all together. */
export interface Progress {
  readonly underWay: readonly UnderWay[]
  readonly count: number
  /** The widest of all names, so that columns stay where they are. */
  readonly longest: string
  readonly ended: number
  readonly failed: number
  readonly stored: number
  readonly total: number
  readonly bytesPerSecond: number | undefined
  readonly secondsLeft: number | undefined
}

/** How far several files are. */
export interface UploadView {
  /** `bytes` of a file are done or on their way. */
  update(index: number, bytes: number): void
  failed(index: number): void
  close(): Promise<void>
}

/** Keeps how far several files are, with the pace of the last seconds. */
export class UploadProgress {
  readonly #files: readonly Shown[]
  readonly #stored: number[]
  readonly #failed = new Set<number>()
  readonly #pace = new Pace()
  readonly #total: number
  readonly #longest: string

  constructor(files: readonly Shown[]) {
    this.#files = files
    this.#stored = files.map(() => 0)
    this.#total = files.reduce((sum, { size }) => sum + size, 0)
    this.#longest = files.reduce((best, { name }) => (displayWidth(name) > displayWidth(best) ? name : best), '')
  }

  update(index: number, bytes: number): void {
    this.#stored[index] = bytes
  }

  fail(index: number): void {
    this.#failed.add(index)
  }

  at(now: number): Progress {
    const all = this.#files.map((file, index) => ({ ...file, index, stored: this.#stored[index] ?? 0 }))
    const stored = all.reduce((sum, one) => sum + one.stored, 0)
    this.#pace.add(now, stored, this.#total === 0 ? 1 : stored / this.#total)
    const isEnded = (one: UnderWay) => this.#failed.has(one.index) || one.stored >= one.size
    return {
      underWay: all.filter((one) => one.stored > 0 && !isEnded(one)),
      count: all.length,
      longest: this.#longest,
      ended: all.filter(isEnded).length,
      failed: this.#failed.size,
      stored,
      total: this.#total,
      bytesPerSecond: this.#pace.rowsPerSecond(),
      secondsLeft: this.#pace.secondsLeft(),
    }
  }
}
