import decode from 'qr/decode.js'

/** Pixels of the shorter side that are looked at: a badge at arm's length is read, and an old phone keeps up. */
const side = 720

/** Reads the QR code that is in the picture of a video, if there is one; `canvas` is drawn on. */
export function readCode(video: HTMLVideoElement, canvas: HTMLCanvasElement): string | undefined {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, side / Math.min(videoWidth, videoHeight))
  const width = Math.round(videoWidth * scale)
  const height = Math.round(videoHeight * scale)
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || width === 0 || height === 0) return undefined
  context.drawImage(video, 0, 0, width, height)
  try {
    return decode(context.getImageData(0, 0, width, height))
  } catch {
    // It throws where it finds none, or half of one.
    return undefined
  }
}
