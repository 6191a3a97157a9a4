import type { Size } from '../ImageCrop/crop.ts'

/** A picture file made on the spot, for slots that want a real one. */
export async function drawnPicture(name: string, { width, height }: Size) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.fillStyle = '#cfd9fb'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#13226a'
  context.fillRect(width * 0.3, height * 0.3, width * 0.4, height * 0.7)
  context.fillStyle = '#f2c9a1'
  context.fillRect(width * 0.38, height * 0.12, width * 0.24, height * 0.22)
  const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg'
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type))
  if (blob === null) throw new Error('no picture')
  return new File([blob], name, { type })
}
