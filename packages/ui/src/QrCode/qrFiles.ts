import { drawQr } from './drawQr.ts'

/** Pixels of a side of the PNG at least: sharp on a poster of 9 cm at 300 dpi. */
const leastPixels = 1024

const drawn = (value: string) => {
  const code = drawQr(value)
  if (!code) throw new RangeError('longer than a code can hold')
  return code
}

/** A QR code as a file of vectors, for print. Throws `RangeError` where the value is longer than a code can hold. */
export function qrSvg(value: string): Blob {
  const { size, path } = drawn(value)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`
  return new Blob([svg], { type: 'image/svg+xml' })
}

/** A QR code as a picture, for chats and slides. Throws as `qrSvg` does. */
export async function qrPng(value: string): Promise<Blob> {
  const { size, path } = drawn(value)
  const scale = Math.ceil(leastPixels / size)
  const canvas = document.createElement('canvas')
  canvas.width = size * scale
  canvas.height = size * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.fillStyle = '#000'
  // It fills a shape, and no array.
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
  context.fill(new Path2D(path))
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}
