import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Red, green, blue and opacity of each pixel, row by row. */
export type Picture = { width: number; height: number; data: Uint8Array }

const codec = (name: string) =>
  new WebAssembly.Module(readFileSync(createRequire(import.meta.url).resolve(`@jsquash/webp/codec/${name}`)))

// Loaded where a picture has to be decoded or written: mostly none is.
const loadEncoder = async () => {
  const { default: encode, init } = await import('@jsquash/webp/encode.js')
  await init(codec('enc/webp_enc_simd.wasm'))
  return encode
}
const loadDecoder = async () => {
  const { default: decode, init } = await import('@jsquash/webp/decode.js')
  await init(codec('dec/webp_dec.wasm'))
  return decode
}

let encoder: ReturnType<typeof loadEncoder> | undefined
let decoder: ReturnType<typeof loadDecoder> | undefined

/** Lossless: a quarter of a PNG's bytes. */
export async function encodeWebp({ width, height, data }: Picture): Promise<Buffer> {
  const encode = await (encoder ??= loadEncoder())
  const image = { width, height, data: new Uint8ClampedArray(data), colorSpace: 'srgb' as const }
  return Buffer.from(await encode(image as ImageData, { lossless: 1, exact: 1, method: 4, quality: 75 }))
}

export async function decodeWebp(file: Buffer): Promise<Picture> {
  // The decoder answers in the browser's class.
  Object.assign(globalThis, { ImageData: globalThis.ImageData ?? DecodedImage })
  const decode = await (decoder ??= loadDecoder())
  const bytes = new Uint8Array(file).buffer
  const { width, height, data } = await decode(bytes)
  return { width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) }
}

class DecodedImage {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data
    this.width = width
    this.height = height
  }
}

// A RIFF file is `RIFF`, its length, `WEBP`, then chunks: four letters, length, content (even).
const own = 'HASH'

const chunk = (name: string, content: Uint8Array) => {
  const head = Buffer.alloc(8, name, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

/** The picture with a chunk of its own for the hash; the extended format allows for chunks that readers do not know. */
export function withFingerprint(webp: Buffer, { width, height }: Picture, fingerprint: Buffer): Buffer {
  const extended = Buffer.alloc(10)
  extended.writeUIntLE(width - 1, 4, 3)
  extended.writeUIntLE(height - 1, 7, 3)
  const chunks = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', extended),
    webp.subarray(12),
    chunk(own, fingerprint),
  ])
  return chunk('RIFF', chunks)
}

export function fingerprintOf(webp: Buffer): Buffer | undefined {
  for (let at = 12; at + 8 <= webp.length;) {
    const length = webp.readUInt32LE(at + 4)
    if (webp.toString('latin1', at, at + 4) === own) return webp.subarray(at + 8, at + 8 + length)
    at += 8 + length + (length % 2)
  }
  return undefined
}
