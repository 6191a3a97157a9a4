export interface Sample {
  /** Milliseconds. */
  readonly at: number
  /** Bytes stored by then. */
  readonly stored: number
}

const windowLength = 5_000

/** Samples of the last seconds, the new one with them; those before a step back, when a piece is sent again, are dropped. */
export function withSample(samples: readonly Sample[], sample: Sample): Sample[] {
  const kept = samples.filter(({ at, stored }) => sample.at - at <= windowLength && stored <= sample.stored)
  return [...kept, sample]
}

/** Bytes a second over the samples; none until a second of them is there. */
export function rateOf(samples: readonly Sample[]): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.at - first.at < 1_000 || last.stored === first.stored) return undefined
  return ((last.stored - first.stored) * 1_000) / (last.at - first.at)
}
