export type Size = { width: number; height: number }

/** What is kept: `x`, `y` the middle of it as shares of the picture (0 to 1), `zoom` from 1, the most that fits. */
export type Crop = { x: number; y: number; zoom: number }

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }
export const maxZoom = 4
export const zoomStep = 0.2

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))

/** Size of what is kept, in pixels of the picture. */
function keptSize(image: Size, target: Size, zoom: number): Size {
  const scale = Math.min(image.width / target.width, image.height / target.height) / zoom
  return { width: target.width * scale, height: target.height * scale }
}

/** The nearest crop that stays within the picture. */
export function clampCrop(image: Size, target: Size, crop: Crop): Crop {
  const zoom = within(crop.zoom, 1, maxZoom)
  const kept = keptSize(image, target, zoom)
  const half = { x: kept.width / image.width / 2, y: kept.height / image.height / 2 }
  return { zoom, x: within(crop.x, half.x, 1 - half.x), y: within(crop.y, half.y, 1 - half.y) }
}

/** The part of the picture that is kept, in its pixels. */
export function cropRect(image: Size, target: Size, crop: Crop) {
  const { x, y, zoom } = clampCrop(image, target, crop)
  const kept = keptSize(image, target, zoom)
  return { x: x * image.width - kept.width / 2, y: y * image.height - kept.height / 2, ...kept }
}

/** Fewer pixels than the target wants: the result would be blurred. */
export const isTooSmall = (image: Size, target: Size, crop: Crop) =>
  Math.round(cropRect(image, target, crop).width) < target.width
