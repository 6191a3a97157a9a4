import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'

/** A real mp4 of about that many seconds, recorded by the browser from a canvas; and how many it lasts. */
export async function recordVideo(page: Page, wanted: number): Promise<{ bytes: Buffer; seconds: number }> {
  const { bytes, seconds } = await page.evaluate(async (length) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 160, height: 90 })
    const context = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/mp4' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const ended = new Promise((done) => recorder.addEventListener('stop', done))
    let hue = 0
    const draw = () => {
      if (!context) return
      context.fillStyle = `hsl(${(hue += 20)} 80% 50%)`
      context.fillRect(0, 0, canvas.width, canvas.height)
    }
    const drawing = setInterval(draw, 100)
    recorder.start()
    setTimeout(() => recorder.stop(), length * 1_000)
    await ended
    clearInterval(drawing)
    const recorded = new Blob(parts)
    const video = document.createElement('video')
    video.src = URL.createObjectURL(recorded)
    await new Promise((read) => video.addEventListener('loadedmetadata', read))
    return { bytes: [...new Uint8Array(await recorded.arrayBuffer())], seconds: video.duration }
  }, wanted)
  return { bytes: Buffer.from(bytes), seconds }
}

/** The same video with a box of that many bytes behind it, which no player looks at: as large as one wants. */
export function enlarged(video: Buffer, bytes: number): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(head.length + bytes)
  head.write('free', 4, 'latin1')
  return Buffer.concat([video, head, randomBytes(bytes)])
}
