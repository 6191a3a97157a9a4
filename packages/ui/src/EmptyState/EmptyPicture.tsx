import type { ReactNode } from 'react'
import { leaf, picture, shade, sign as signStyle, tint, warnTint } from './EmptyState.css.ts'

export type EmptyPictureKind = 'list' | 'search' | 'error' | 'locked' | 'upload' | 'live' | 'message'

const ground = <ellipse cx="76" cy="94" rx="60" ry="6" className={shade} />
const page = <rect x="38" y="14" width="76" height="76" rx="6" className={leaf} />
const lines = <path d="M66 34h34M66 52h34M66 70h22" />

const drawings: Record<EmptyPictureKind, ReactNode> = {
  list: (
    <>
      {page}
      {lines}
      <rect x="48" y="28" width="11" height="11" rx="3" className={tint} />
      <rect x="48" y="46" width="11" height="11" rx="3" />
      <rect x="48" y="64" width="11" height="11" rx="3" />
    </>
  ),
  search: (
    <>
      {page}
      <path d="M50 32h40M50 48h24M50 64h18" />
      <circle cx="96" cy="62" r="20" className={tint} />
      <path d="m110 77 14 15" strokeWidth="4" />
    </>
  ),
  error: (
    <>
      <rect x="26" y="20" width="100" height="66" rx="6" className={leaf} />
      <path d="M26 36h100M34 28h.1M41 28h.1M48 28h.1" />
      <path d="m76 44 18 32H58z" className={warnTint} />
      <path d="M76 55v9M76 69.5v.1" className={warnTint} />
    </>
  ),
  locked: (
    <>
      <rect x="26" y="20" width="100" height="66" rx="6" className={leaf} />
      <rect x="58" y="48" width="36" height="28" rx="5" className={tint} />
      <path d="M65 48v-8a11 11 0 0 1 22 0v8M76 59v6" className={tint} style={{ fill: 'none' }} />
    </>
  ),
  upload: (
    <>
      <path d="M24 34a6 6 0 0 1 6-6h26l9 10h57a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6z" className={leaf} />
      <circle cx="76" cy="64" r="17" className={tint} />
      <path d="M76 72V57M69 63l7-7 7 7" className={tint} />
    </>
  ),
  live: (
    <>
      <rect x="30" y="18" width="92" height="60" rx="6" className={leaf} />
      <path d="M60 90h32M76 78v12" />
      <circle cx="76" cy="48" r="8" className={tint} />
      <path d="M60 36a20 20 0 0 0 0 24M92 36a20 20 0 0 1 0 24M51 29a32 32 0 0 0 0 38M101 29a32 32 0 0 1 0 38" />
    </>
  ),
  message: (
    <>
      <path d="M30 26a6 6 0 0 1 6-6h80a6 6 0 0 1 6 6v42a6 6 0 0 1-6 6H66L50 88V74H36a6 6 0 0 1-6-6z" className={leaf} />
      <path d="M48 40h56M48 54h34" />
      <circle cx="118" cy="24" r="8" className={tint} />
    </>
  ),
}

/** The drawing above the words. */
export function EmptyPicture({ kind, sign }: { kind: EmptyPictureKind; sign?: ReactNode }) {
  return (
    <svg
      aria-hidden
      className={picture}
      viewBox="0 0 152 104"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {ground}
      {sign === undefined ? (
        drawings[kind]
      ) : (
        <>
          <rect x="26" y="20" width="100" height="66" rx="6" className={leaf} />
          <circle cx="76" cy="53" r="25" className={tint} />
          <g className={signStyle}>{sign}</g>
        </>
      )}
    </svg>
  )
}
