/** Milliseconds that the pace looks back. */
const span = 8000

interface Sample {
  readonly at: number
  readonly rows: number
  readonly share: number
}

/** Rows a second and the time left, from what the last seconds brought. */
export class Pace {
  #samples: Sample[] = []

  add(at: number, rows: number, share: number): void {
    const last = this.#samples.at(-1)
    // A run taken up again may count from the start.
    if (last && (rows < last.rows || share < last.share)) this.#samples = []
    this.#samples.push({ at, rows, share })
    while (this.#samples.length > 2 && (this.#samples[1]?.at ?? at) < at - span) this.#samples.shift()
  }

  #passed(): { seconds: number; rows: number; share: number } | undefined {
    const first = this.#samples[0]
    const last = this.#samples.at(-1)
    if (!first || !last || last.rows === first.rows || last.at - first.at < 300) return undefined
    return { seconds: (last.at - first.at) / 1000, rows: last.rows - first.rows, share: last.share - first.share }
  }

  rowsPerSecond(): number | undefined {
    const passed = this.#passed()
    return passed && Math.round(passed.rows / passed.seconds)
  }

  secondsLeft(): number | undefined {
    const passed = this.#passed()
    const share = this.#samples.at(-1)?.share ?? 0
    if (!passed || passed.share <= 0) return undefined
    return Math.ceil(((1 - share) / passed.share) * passed.seconds)
  }
}
