import { useState } from 'react'
import { type Crop, clampCrop, cropRect, isTooSmall, type Size, wholeCrop } from './crop.ts'

/** What is kept of a picture that a frame shows, for the frame and for what stands around it. */
export function useImageCrop(target: Size) {
  const [image, setImage] = useState<HTMLImageElement>()
  const [crop, setCrop] = useState<Crop>(wholeCrop)
  const size = image && { width: image.naturalWidth, height: image.naturalHeight }
  /** Of the cut as it is by then: keys may come faster than drawings. */
  const change = (next: (now: Crop, size: Size) => Crop) =>
    size !== undefined && setCrop((now) => clampCrop(size, target, next(now, size)))
  return {
    target,
    image,
    setImage,
    /** Forgets the picture before, as another comes. */
    start: () => {
      setImage(undefined)
      setCrop(wholeCrop)
    },
    size,
    zoom: crop.zoom,
    zoomTo: (zoom: number) => change((now) => ({ ...now, zoom })),
    zoomBy: (step: number) => change((now) => ({ ...now, zoom: now.zoom + step })),
    change,
    rect: size && cropRect(size, target, crop),
    isTooSmall: size !== undefined && isTooSmall(size, target, crop),
  }
}

export type ImageCrop = ReturnType<typeof useImageCrop>
