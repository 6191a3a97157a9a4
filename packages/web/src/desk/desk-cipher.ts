/** Something that only who has the key can read. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly content: ArrayBuffer
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Whether this browser can seal anything: it cannot where a page comes by plain HTTP. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined

/** The half of a key that stays in this browser, and that nothing reads out of it. */
export const newOwnHalf = (): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', crypto.getRandomValues(new Uint8Array(32)), 'HKDF', false, ['deriveKey'])

/** The key that both halves make, for what `about` says. */
export const keyOf = (ownHalf: CryptoKey, serverHalf: string, about: string): Promise<CryptoKey> =>
  crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: bytesOf(serverHalf), info: bytesOf(about) },
    ownHalf,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )

export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, content: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytesOf(JSON.stringify(value))) }
}

/** What was sealed; undefined where it was with another key. */
export async function unseal(key: CryptoKey, { iv, content }: Sealed): Promise<unknown> {
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, content).catch(() => undefined)
  return plain && JSON.parse(new TextDecoder().decode(plain))
}
