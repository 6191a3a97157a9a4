import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { cropRect, wholeCrop, zoomStep } from './crop.ts'
import { frame, picture } from './CropFrame.css.ts'
import type { ImageCrop } from './useImageCrop.ts'

export type CropFrameProps = {
  /** The picture, or its address where the page shows no file in memory. */
  source: File | string
  crop: ImageCrop
  /** Names the picture and its keys: “裁剪区域，用方向键移动，加减号缩放”. */
  label: string
  onUnreadable: () => void
}

type Point = { x: number; y: number }

const apart = (points: Iterable<Point>) => {
  const [one, other] = points
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : undefined
}

/** Shows what is kept of a picture, and moves and zooms it: by pointer, two fingers and wheel, or by arrows, plus and minus. */
export function CropFrame({ source, crop, label, onUnreadable }: CropFrameProps) {
  const { target, size, rect, change, zoomBy } = crop
  const area = useRef<HTMLDivElement>(null)
  const held = useRef(new Map<number, Point>())

  const show = useCallback(
    (element: HTMLImageElement | null) => {
      if (element === null) return
      const address = typeof source === 'string' ? source : URL.createObjectURL(source)
      element.src = address
      return () => URL.revokeObjectURL(address)
    },
    [source],
  )

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
  const hold = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId)
    held.current.set(pointerId, { x: clientX, y: clientY })
  }
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const before = held.current.get(pointerId)
    if (before === undefined) return
    const wide = apart(held.current.values())
    held.current.set(pointerId, { x: clientX, y: clientY })
    // Each of several fingers moves the picture by its share.
    const share = held.current.size
    push((clientX - before.x) / share, (clientY - before.y) / share)
    const factor = (apart(held.current.values()) ?? 1) / (wide ?? 1)
    if (Number.isFinite(factor) && factor > 0) change((now) => ({ ...now, zoom: now.zoom * factor }))
  }
  const letGo = ({ pointerId }: PointerEvent) => held.current.delete(pointerId)

  // Before a dialog around it looks for what to give the focus to.
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
  const isShown = rect !== undefined && size !== undefined
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a picture that is moved by keys and pointer, named with its keys
    <div
      ref={area}
      className={frame}
      style={{
        aspectRatio: target.width / target.height,
        maxWidth: `min(100%, ${(320 * target.width) / target.height}px)`,
      }}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={hold}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <img
        className={picture}
        ref={show}
        alt=""
        draggable={false}
        onLoad={(event) => crop.setImage(event.currentTarget)}
        onError={onUnreadable}
        style={
          isShown
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
  )
}
