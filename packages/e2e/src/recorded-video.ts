import type { Page } from '@playwright/test'

/** A real mp4 of that many seconds, recorded by the browser from a canvas. */
export async function recordVideo(page: Page, seconds: number): Promise<Buffer> {
  const bytes = await page.evaluate(async (length) => {
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
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  }, seconds)
  return Buffer.from(bytes)
}
