import type { Size, cropRect } from './crop.ts'

const qualities = [0.92, 0.85, 0.75, 0.6]

const toBlob = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality))

/**
 * The kept part as a file of exactly `target` pixels, png from png and else jpg. With `maxBytes` a jpg is pressed
 * harder until it fits; what still does not is the caller's to refuse.
 */
export async function cutImage(
  image: HTMLImageElement,
  rect: ReturnType<typeof cropRect>,
  target: Size,
  { name, type, maxBytes = Number.POSITIVE_INFINITY }: { name: string; type: string; maxBytes?: number | undefined },
) {
  const canvas = document.createElement('canvas')
  canvas.width = target.width
  canvas.height = target.height
  const context = canvas.getContext('2d')
  if (context === null) return undefined
  context.imageSmoothingQuality = 'high'
  const kind = type === 'image/png' ? 'image/png' : 'image/jpeg'
  if (kind === 'image/jpeg') {
    // What was see-through would become black.
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, target.width, target.height)
  }
  context.drawImage(image, rect.x, rect.y, rect.width, rect.height, 0, 0, target.width, target.height)
  let blob = await toBlob(canvas, kind, qualities[0])
  for (const quality of kind === 'image/jpeg' ? qualities.slice(1) : []) {
    if (blob === null || blob.size <= maxBytes) break
    blob = await toBlob(canvas, kind, quality)
  }
  if (blob === null) return undefined
  const ending = kind === 'image/png' ? 'png' : 'jpg'
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${ending}`, { type: kind })
}
