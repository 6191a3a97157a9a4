import { type ReactNode, useMemo } from 'react'
import { code, tooLong as tooLongStyle } from './QrCode.css.ts'
import { drawQr, type ErrorLevel } from './drawQr.ts'

export type QrCodeProps = {
  /** What a phone reads: an address, or plain words. */
  value: string
  /** What it is for, read out in place of the picture: “签到二维码”. */
  label: string
  /** Width and height in px. */
  size?: number
  errorLevel?: ErrorLevel
  /** Stands in its place when the value is longer than a code can hold. */
  tooLong: ReactNode
}

/** A QR code, drawn: black on white in every theme, since cameras read no other, with the quiet zone of 4 modules. */
export function QrCode({ value, label, size = 168, errorLevel = 'M', tooLong }: QrCodeProps) {
  const drawn = useMemo(() => drawQr(value, errorLevel), [value, errorLevel])
  if (drawn === undefined) {
    return (
      <p role="alert" className={tooLongStyle} style={{ width: size, height: size }}>
        {tooLong}
      </p>
    )
  }
  return (
    <svg
      role="img"
      aria-label={label}
      className={code}
      width={size}
      height={size}
      viewBox={`0 0 ${drawn.size} ${drawn.size}`}
      shapeRendering="crispEdges"
    >
      <title>{label}</title>
      <path fill="#ffffff" d={`M0 0h${drawn.size}v${drawn.size}H0z`} />
      <path fill="#000000" d={drawn.path} />
    </svg>
  )
}
