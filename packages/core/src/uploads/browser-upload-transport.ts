import type { TransferAnswer, UploadTransport } from './transfer.ts'

/** What of XMLHttpRequest is used: only it tells how much of a body is sent. */
interface Xhr {
  open(method: string, url: string): void
  setRequestHeader(name: string, value: string): void
  getResponseHeader(name: string): string | null
  send(body?: unknown): void
  abort(): void
  readonly status: number
  readonly responseText: string
  readonly upload: { addEventListener(type: 'progress', listener: (event: { readonly loaded: number }) => void): void }
  addEventListener(type: 'load' | 'error' | 'abort' | 'timeout', listener: () => void): void
}

const base64Of = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

/** None over plain http from another machine, where browsers have no cryptography. */
async function sha256Of(content: Blob): Promise<string | undefined> {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto }
  if (!subtle) return undefined
  return base64Of(new Uint8Array(await subtle.digest('SHA-256', await content.arrayBuffer())))
}

/** The way of a browser: a file's `source` is its File; the cookie of the page goes along. */
export const browserUploadTransport = (
  create: () => Xhr = () => new (globalThis as unknown as { XMLHttpRequest: new () => Xhr }).XMLHttpRequest(),
): UploadTransport<Blob> => ({
  async piece(file, start, end) {
    const body = (file.source as Blob).slice(start, end)
    return { body, sha256: await sha256Of(body) }
  },
  send: ({ method, path, headers, body, onSent, signal }) =>
    new Promise<TransferAnswer>((resolve, reject) => {
      const xhr = create()
      const fail = () => reject(new TypeError('The request was not answered.'))
      xhr.open(method, path)
      for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
      if (onSent) xhr.upload.addEventListener('progress', ({ loaded }) => onSent(loaded))
      xhr.addEventListener('load', () =>
        resolve({
          status: xhr.status,
          header: (name) => xhr.getResponseHeader(name) ?? undefined,
          text: xhr.responseText,
        }),
      )
      for (const type of ['error', 'abort', 'timeout'] as const) xhr.addEventListener(type, fail)
      signal.addEventListener('abort', () => xhr.abort(), { once: true })
      if (signal.aborted) fail()
      else xhr.send(body)
    }),
})
