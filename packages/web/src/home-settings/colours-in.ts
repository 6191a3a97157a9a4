import type { Rgb } from '@icss/core/home-settings/colour-schemes.ts'

/** Points of a side at which a background is looked at. */
const side = 24

const loaded = (element: HTMLElement, event: string) =>
  new Promise<void>((done, fail) => {
    element.addEventListener(event, () => done(), { once: true })
    element.addEventListener('error', () => fail(new Error('The background cannot be read.')), { once: true })
  })

async function pictureOf(address: string, isVideo: boolean): Promise<CanvasImageSource> {
  if (isVideo) {
    const video = document.createElement('video')
    video.muted = true
    video.src = address
    await loaded(video, 'loadeddata')
    return video
  }
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/** Colours of a picture, or of a video's first frame, spread over all of it. */
export async function coloursIn(address: string, isVideo: boolean): Promise<readonly Rgb[]> {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return []
  context.drawImage(await pictureOf(address, isVideo), 0, 0, side, side)
  const { data } = context.getImageData(0, 0, side, side)
  return Array.from({ length: side * side }, (_, at) => [
    data[at * 4] ?? 0,
    data[at * 4 + 1] ?? 0,
    data[at * 4 + 2] ?? 0,
  ])
}
