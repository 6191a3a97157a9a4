import { newKey } from '../client/client.ts'

/** The name of a fact: a UUID of version 4. `crypto.randomUUID` is missing where a page comes by plain HTTP. */
export function newNonce(): string {
  const key = newKey()
  const variant = '89ab'.charAt(Number.parseInt(key.charAt(16), 16) % 4)
  return [key.slice(0, 8), key.slice(8, 12), `4${key.slice(13, 16)}`, variant + key.slice(17, 20), key.slice(20)].join(
    '-',
  )
}
