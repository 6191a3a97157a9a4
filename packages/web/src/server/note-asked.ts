import { ahead, type Asked, askedKey, nameOf, readAsked } from './asked-ahead.ts'

// Beside the client, behind the login, which only asks ahead.

/** As many as a browser asks one server for at once. */
const mostPaths = 6

/** To as many addresses somebody goes back. */
const mostAddresses = 8

const asked = new Map(Object.entries(readAsked()))

let address: string | undefined
let isByItself = false
const isPressed = () => {
  isByItself = false
  ahead.clear()
}
for (const name of ['keydown', 'pointerdown']) addEventListener(name, isPressed, { capture: true })

/** The answer to what was asked ahead with the same headers, once; nothing when there is none that can be used. */
export async function answerAhead(path: string, { method, headers, signal }: RequestInit) {
  if (method !== 'GET') {
    // What was read before a change is not what stands after it.
    ahead.clear()
    return undefined
  }
  const name = nameOf(path, headers)
  const answer = ahead.get(name)
  ahead.delete(name)
  if (!answer) return undefined
  const waited = new Promise<undefined>((resolve) => signal?.addEventListener('abort', () => resolve(undefined)))
  const response = await Promise.race([answer.catch(() => undefined), waited])
  return response?.ok ? response : undefined
}

/**
 * Notes what a page asks for by itself when somebody comes to an address, for the next time that it is loaded there: not
 * what is asked for once a key was pressed, which may cost something or be of use only once. Of an address that somebody
 * goes back to, what is cached stays noted.
 */
export function noteAsked(path: string, { method, headers }: RequestInit): void {
  const sent = headers as Asked['headers']
  if (method !== 'GET' || sent['accept']?.startsWith('text/event-stream')) return
  const { hash } = location
  if (address !== hash) isByItself = true
  address = hash
  if (!isByItself) return
  const before = asked.get(hash)
  const paths = before && nameOf('', before.headers) === nameOf('', sent) ? before.paths : []
  asked.delete(hash)
  asked.set(hash, { headers: sent, paths: [...paths.filter((one) => one !== path), path].slice(-mostPaths) })
  for (const oldest of [...asked.keys()].slice(0, -mostAddresses)) asked.delete(oldest)
  sessionStorage.setItem(askedKey, JSON.stringify(Object.fromEntries(asked)))
}
