import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { maxZoom, type Size, zoomStep } from './crop.ts'
import { CropFrame } from './CropFrame.tsx'
import { cutImage } from './cutImage.ts'
import { hint, problem, slider, thumb, track, warning, zoom as zoomStyle } from './ImageCropDialog.css.ts'
import { useImageCrop } from './useImageCrop.ts'

export type ImageCropDialogProps = {
  file: File
  /** Pixels of the result. */
  target: Size
  /** A jpg is pressed harder until it is at most so large. */
  maxBytes?: number | undefined
  onDone: (file: File) => void
  onClose: () => void
  labels: ImageCropLabels
}

export type ImageCropLabels = {
  title: string
  close: string
  cancel: string
  done: string
  /** Names the picture and its keys: “裁剪区域，用方向键移动，加减号缩放”. */
  area: string
  /** Below the picture: “拖动移动，滚轮缩放”. */
  hint: string
  zoom: string
  zoomIn: string
  zoomOut: string
  /** Said when the kept part has too few pixels. */
  tooSmall: string
  /** The file is no picture that the browser can read. */
  unreadable: string
}

/** Cuts a picture to the size its place wants: by dragging and wheel, or by arrows, plus and minus. */
export function ImageCropDialog({ file, target, maxBytes, onDone, onClose, labels }: ImageCropDialogProps) {
  const [isUnreadable, setUnreadable] = useState(false)
  const crop = useImageCrop(target)
  const { image, rect, zoom, zoomBy } = crop

  const finish = async () => {
    if (image === undefined || rect === undefined) return
    const cut = await cutImage(image, rect, target, { name: file.name, type: file.type, maxBytes })
    if (cut === undefined) setUnreadable(true)
    else onDone(cut)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={labels.title}
      closeLabel={labels.close}
      footer={
        <>
          <Button onPress={onClose}>{labels.cancel}</Button>
          <Button variant="primary" isDisabled={rect === undefined || isUnreadable} onPress={() => void finish()}>
            {labels.done}
          </Button>
        </>
      }
    >
      {isUnreadable ? (
        <p role="alert" className={problem}>
          {labels.unreadable}
        </p>
      ) : (
        <>
          <CropFrame source={file} crop={crop} label={labels.area} onUnreadable={() => setUnreadable(true)} />
          <div className={zoomStyle}>
            <IconButton
              size="small"
              label={labels.zoomOut}
              icon={<Minus size={16} />}
              isDisabled={zoom <= 1}
              onPress={() => zoomBy(-zoomStep)}
            />
            <Slider
              className={slider}
              aria-label={labels.zoom}
              minValue={1}
              maxValue={maxZoom}
              step={0.05}
              value={zoom}
              onChange={crop.zoomTo}
              formatOptions={{ style: 'percent' }}
            >
              <SliderTrack className={track}>
                <SliderThumb className={thumb} />
              </SliderTrack>
            </Slider>
            <IconButton
              size="small"
              label={labels.zoomIn}
              icon={<Plus size={16} />}
              isDisabled={zoom >= maxZoom}
              onPress={() => zoomBy(zoomStep)}
            />
          </div>
          <p className={hint} aria-live="polite">
            {crop.isTooSmall ? <span className={warning}>{labels.tooSmall}</span> : labels.hint}
          </p>
        </>
      )}
    </Dialog>
  )
}
