import type { ReactNode } from 'react'
import { frames, inside, words, whole } from './DevicePreview.css.ts'

export type DevicePreviewProps = {
  device: 'phone' | 'screen'
  /** Names what is shown: “手机预览”. */
  label: string
  /** Where it is said beside it already. */
  isLabelHidden?: boolean
  /** Width in px that it takes here; the content is drawn at the device's own size and made smaller. */
  width: number
  /** What is said in its place while there is nothing to show, at the size of words. */
  said?: string
  children?: ReactNode
}

const sizes = { phone: { width: 375, height: 667 }, screen: { width: 1280, height: 720 } }

/** How something looks on a phone or on a big screen. A picture only: nothing in it can be reached. */
export function DevicePreview({ device, label, isLabelHidden = false, width, said, children }: DevicePreviewProps) {
  const size = sizes[device]
  const scale = width / size.width
  return (
    <figure className={whole}>
      <div className={frames[device]} role="img" aria-label={label} style={{ width, height: size.height * scale }}>
        {said === undefined ? (
          <div className={inside} style={{ ...size, transform: `scale(${scale})` }} inert>
            {children}
          </div>
        ) : (
          <p className={words}>{said}</p>
        )}
      </div>
      {!isLabelHidden && <figcaption aria-hidden>{label}</figcaption>}
    </figure>
  )
}
