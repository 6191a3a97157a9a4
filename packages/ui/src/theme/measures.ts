/** A distance on the 4 px grid. */
export const space = (steps: number) => `${steps * 4}px`

export const radius = { small: '4px', medium: '6px', large: '10px', round: '999px' }

/** Sizes of text with their line heights. */
export const text = {
  body: { fontSize: 14, lineHeight: '22px' },
  table: { fontSize: 13, lineHeight: '20px' },
  small: { fontSize: 12, lineHeight: '18px' },
  title: { fontSize: 20, lineHeight: '28px', fontWeight: 600 },
  subtitle: { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
} as const

/** Below `phone` tables become cards, below `tablet` the side menu becomes a drawer. */
export const narrow = { phone: '(max-width: 640px)', tablet: '(max-width: 767px)' }

/** Least height and width of what a finger is to hit, on a phone. */
export const touch = '44px'

export const motion = { quick: '120ms cubic-bezier(0.2, 0, 0, 1)' }

/** Order of what lies above the page. */
export const layer = { sticky: 1, header: 10, scrim: 100, toast: 200, progress: 210 }
