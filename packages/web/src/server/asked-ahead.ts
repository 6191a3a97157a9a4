/** What a page asked its server for by itself, when somebody came to an address; by `hash`, with the headers of each. */
interface Asked {
  readonly hash: string
  readonly headers: Readonly<Record<string, string>>
  readonly paths: readonly string[]
}

const key = 'icss.asked'

/** As many as a browser asks one server for at once. */
const most = 6

/** Milliseconds for which an answer counts as one to whoever asks now; what is cached is good as long. */
const freshFor = 10_000

const ahead = new Map<string, Promise<Response>>()

const sameAs = (headers: unknown): string => JSON.stringify(headers)

function read(): Asked | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Asks at once for what the page asked for by itself when it was at this address before: when it is loaded again, its rows
 * come beside its code, not behind it. The server answers as ever; what it refuses is asked for again by whoever needs it.
 */
export function askAhead(): void {
  const asked = read()
  if (asked?.hash !== location.hash) return
  // What the screen itself asked for came last.
  for (const path of asked.paths.toReversed()) {
    const answer = fetch(path, { headers: asked.headers })
    answer.catch(() => {})
    ahead.set(path + sameAs(asked.headers), answer)
  }
  setTimeout(() => ahead.clear(), freshFor)
}

/** The answer to what was asked ahead with the same headers, once; nothing when there is none that can be used. */
export async function answerAhead(path: string, { method, headers, signal }: RequestInit) {
  if (method !== 'GET') {
    // What was read before a change is not what stands after it.
    ahead.clear()
    return undefined
  }
  const name = path + sameAs(headers)
  const answer = ahead.get(name)
  ahead.delete(name)
  if (!answer) return undefined
  const waited = new Promise<undefined>((resolve) => signal?.addEventListener('abort', () => resolve(undefined)))
  const response = await Promise.race([answer.catch(() => undefined), waited])
  return response?.ok ? response : undefined
}

let isByItself = false
const isPressed = () => {
  isByItself = false
  ahead.clear()
}
for (const name of ['keydown', 'pointerdown']) addEventListener(name, isPressed, { capture: true })

/**
 * Notes what a page asks for by itself when somebody comes to an address, for the next time that it is loaded there: not
 * what is asked for once a key was pressed, which may cost something or be of use only once.
 */
export function noteAsked(path: string, { method, headers }: RequestInit): void {
  const sent = headers as Asked['headers']
  if (method !== 'GET' || sent['accept']?.startsWith('text/event-stream')) return
  const before = read()
  const isHere = before?.hash === location.hash && sameAs(before.headers) === sameAs(sent)
  if (!isHere) isByItself = true
  const paths = isHere ? before.paths : []
  if (!isByItself || paths.length === most || paths.includes(path)) return
  const asked: Asked = { hash: location.hash, headers: sent, paths: [...paths, path] }
  sessionStorage.setItem(key, JSON.stringify(asked))
}
