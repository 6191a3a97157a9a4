/** What a page asks its server for by itself at an address, with the headers of each. */
export interface Asked {
  readonly headers: Readonly<Record<string, string>>
  readonly paths: readonly string[]
}

/** Where this tab keeps what was asked at the last addresses, by their hash. */
export const askedKey = 'icss.asked'

/** Milliseconds for which an answer counts as one to whoever asks now; what is cached is good as long. */
const freshFor = 10_000

/** Answers that are on their way, by what names them. */
export const ahead = new Map<string, Promise<Response>>()

export const nameOf = (path: string, headers: unknown): string => path + JSON.stringify(headers)

export function readAsked(): Record<string, Asked> {
  try {
    return JSON.parse(sessionStorage.getItem(askedKey) ?? '{}')
  } catch {
    return {}
  }
}

/**
 * Asks at once for what the page asked for by itself when it was at this address before: when it is loaded again, its rows
 * come beside its code, not behind it. The server answers as ever; what it refuses is asked for again by whoever needs it.
 */
export function askAhead(): void {
  const { paths = [], headers = {} } = readAsked()[location.hash] ?? {}
  // What the screen itself asked for came last.
  for (const path of paths.toReversed()) {
    const answer = fetch(path, { headers })
    answer.catch(() => {})
    ahead.set(nameOf(path, headers), answer)
  }
  setTimeout(() => ahead.clear(), freshFor)
}
