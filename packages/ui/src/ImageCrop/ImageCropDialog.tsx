import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { type Crop, clampCrop, cropRect, isTooSmall, maxZoom, type Size, wholeCrop } from './crop.ts'
import { cutImage } from './cutImage.ts'
import {
  frame,
  hint,
  picture,
  problem,
  slider,
  thumb,
  track,
  warning,
  zoom as zoomStyle,
} from './ImageCropDialog.css.ts'

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

const zoomStep = 0.2

/** Cuts a picture to the size its place wants: by dragging and wheel, or by arrows, plus and minus. */
export function ImageCropDialog({ file, target, maxBytes, onDone, onClose, labels }: ImageCropDialogProps) {
  const [image, setImage] = useState<HTMLImageElement>()
  const [isUnreadable, setUnreadable] = useState(false)
  const [crop, setCrop] = useState<Crop>(wholeCrop)
  const area = useRef<HTMLDivElement>(null)
  const held = useRef<{ x: number; y: number }>(undefined)

  const show = useCallback(
    (element: HTMLImageElement | null) => {
      if (element === null) return
      const address = URL.createObjectURL(file)
      element.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )

  const size = image === undefined ? undefined : { width: image.naturalWidth, height: image.naturalHeight }
  /** Of the cut as it is by then: keys may come faster than drawings. */
  const change = (next: (now: Crop, size: Size) => Crop) =>
    size !== undefined && setCrop((now) => clampCrop(size, target, next(now, size)))
  const zoomBy = (step: number) => change((now) => ({ ...now, zoom: now.zoom + step }))
  const rect = size === undefined ? undefined : cropRect(size, target, crop)

  /** Moves the picture by px of the screen. */
  const push = (right: number, down: number) => {
    const width = area.current?.clientWidth
    if (width === undefined) return
    change((now, whole) => {
      const scale = cropRect(whole, target, now).width / width
      return { ...now, x: now.x - (right * scale) / whole.width, y: now.y - (down * scale) / whole.height }
    })
  }
  const press = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 1 : 12
    const acts: Record<string, () => void> = {
      ArrowLeft: () => push(step, 0),
      ArrowRight: () => push(-step, 0),
      ArrowUp: () => push(0, step),
      ArrowDown: () => push(0, -step),
      '+': () => zoomBy(zoomStep),
      '=': () => zoomBy(zoomStep),
      '-': () => zoomBy(-zoomStep),
      '0': () => change(() => wholeCrop),
    }
    const act = acts[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  const drag = (event: PointerEvent) => {
    if (held.current === undefined) return
    push(event.clientX - held.current.x, event.clientY - held.current.y)
    held.current = { x: event.clientX, y: event.clientY }
  }

  // Before the dialog looks for what to give the focus to.
  useLayoutEffect(() => area.current?.focus(), [])
  useEffect(() => {
    const element = area.current
    if (element === null) return
    const turn = (event: WheelEvent) => {
      // React's own wheel handler is passive: the page would scroll too.
      event.preventDefault()
      zoomBy(-event.deltaY / 500)
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  })

  const finish = async () => {
    if (image === undefined || rect === undefined) return
    const cut = await cutImage(image, rect, target, { name: file.name, type: file.type, maxBytes })
    if (cut === undefined) setUnreadable(true)
    else onDone(cut)
  }
  const shown = rect !== undefined && size !== undefined
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={labels.title}
      closeLabel={labels.close}
      footer={
        <>
          <Button onPress={onClose}>{labels.cancel}</Button>
          <Button variant="primary" isDisabled={!shown || isUnreadable} onPress={() => void finish()}>
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
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a picture that is moved by keys and pointer, named with its keys */}
          <div
            ref={area}
            className={frame}
            style={{
              aspectRatio: target.width / target.height,
              maxWidth: `min(100%, ${(320 * target.width) / target.height}px)`,
            }}
            role="group"
            aria-label={labels.area}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
            tabIndex={0}
            onKeyDown={press}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              held.current = { x: event.clientX, y: event.clientY }
            }}
            onPointerMove={drag}
            onPointerUp={() => (held.current = undefined)}
            onPointerCancel={() => (held.current = undefined)}
          >
            <img
              className={picture}
              ref={show}
              alt=""
              draggable={false}
              onLoad={(event) => setImage(event.currentTarget)}
              onError={() => setUnreadable(true)}
              style={
                shown
                  ? {
                      width: `${(size.width / rect.width) * 100}%`,
                      height: `${(size.height / rect.height) * 100}%`,
                      insetInlineStart: `${(-rect.x / rect.width) * 100}%`,
                      top: `${(-rect.y / rect.height) * 100}%`,
                    }
                  : { visibility: 'hidden' }
              }
            />
          </div>
          <div className={zoomStyle}>
            <IconButton
              size="small"
              label={labels.zoomOut}
              icon={<Minus size={16} />}
              isDisabled={crop.zoom <= 1}
              onPress={() => zoomBy(-zoomStep)}
            />
            <Slider
              className={slider}
              aria-label={labels.zoom}
              minValue={1}
              maxValue={maxZoom}
              step={0.05}
              value={crop.zoom}
              onChange={(zoom) => change((now) => ({ ...now, zoom }))}
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
              isDisabled={crop.zoom >= maxZoom}
              onPress={() => zoomBy(zoomStep)}
            />
          </div>
          <p className={hint} aria-live="polite">
            {size !== undefined && isTooSmall(size, target, crop) ? (
              <span className={warning}>{labels.tooSmall}</span>
            ) : (
              labels.hint
            )}
          </p>
        </>
      )}
    </Dialog>
  )
}
