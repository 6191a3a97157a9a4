import type { ReactNode } from 'react'

export type BannerPictureProps = { kind: 'courses' | 'live' | 'members' | 'files' | 'draw' }

const raised = { fill: 'rgba(95, 121, 255, 0.16)' }
const card = <rect x="4" y="4" width="208" height="136" rx="8" />
const bar = <path d="M4 34h208" />

const drawings: Record<BannerPictureProps['kind'], ReactNode> = {
  courses: (
    <>
      {card}
      {bar}
      <path d="M36 66h92M36 90h126M36 114h72" />
      <rect x="172" y="56" width="196" height="124" rx="8" fill="#13226a" />
      <rect x="172" y="56" width="196" height="124" rx="8" {...raised} />
      <circle cx="270" cy="118" r="30" />
      <path d="m261 102 28 16-28 16z" fill="currentColor" />
    </>
  ),
  live: (
    <>
      <rect x="4" y="24" width="236" height="148" rx="8" {...raised} />
      <circle cx="122" cy="84" r="22" />
      <path d="M80 148c4-24 22-34 42-34s38 10 42 34" />
      <path d="M24 44h34" strokeWidth="6" />
      <path d="M272 66c12 18 12 46 0 64M296 48c22 28 22 72 0 100M320 30c32 40 32 96 0 136" />
    </>
  ),
  members: (
    <>
      <rect x="4" y="20" width="168" height="104" rx="8" />
      <rect x="112" y="68" width="168" height="104" rx="8" fill="#13226a" />
      <rect x="112" y="68" width="168" height="104" rx="8" {...raised} />
      <rect x="132" y="90" width="36" height="36" rx="6" />
      <path d="M184 98h72M184 118h48M132 150h124" />
      <path d="M24 46h58M24 66h42M310 40v96M290 60l20-20 20 20" />
    </>
  ),
  files: (
    <>
      <path d="M4 44a8 8 0 0 1 8-8h58l18 20h128a8 8 0 0 1 8 8v96a8 8 0 0 1-8 8H12a8 8 0 0 1-8-8z" {...raised} />
      <path d="M114 142V88M92 108l22-22 22 22" />
      <rect x="256" y="36" width="88" height="112" rx="8" />
      <path d="M276 66h48M276 88h48M276 110h28" />
    </>
  ),
  draw: (
    <>
      {[0, 1, 2].flatMap((column) =>
        [0, 1].map((row) => (
          <rect
            key={`${column} ${row}`}
            x={4 + column * 122}
            y={20 + row * 84}
            width="106"
            height="68"
            rx="8"
            {...(column === 1 && row === 0 ? raised : {})}
          />
        )),
      )}
      <path d="m179 34 6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z" fill="currentColor" />
      <path d="M36 54h42M280 54h42M36 138h42M158 138h42M280 138h42" />
    </>
  ),
}

/** A line drawing for a slide, in the colour of the text around it. */
export function BannerPicture({ kind }: BannerPictureProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 372 188"
      width="372"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[kind]}
    </svg>
  )
}
