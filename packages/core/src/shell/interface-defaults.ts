/** Interface defaults of seed section 9. Times are milliseconds, lengths pixels. */

/** The banner of the login screen. */
export const bannerAutoplay = 4000
export const bannerSlide = 600

/** A carousel within the product. */
export const carouselAutoplay = 2000
export const carouselTransition = 500

export const toastShown = 1500
export const noticeShown = 4500
export const noticeOffset = 24

/** The button back to the top: shown after so much scrolling, and how long the way takes. */
export const backToTopAfter = 400
export const backToTopDuration = 1000

/** The largest number that a badge shows; above it stands 99+. */
export const badgeOverflow = 99
export const badgeText = (count: number): string => (count > badgeOverflow ? `${badgeOverflow}+` : String(count))

/** Cells of a month in a date picker: six weeks. */
export const dateGridCells = 42

/** Lazy pictures: loaded within so many heights of the window, and tried again so often. */
export const lazyPreloadRatio = 1.3
export const lazyRetries = 1

/** Touch: a tap is shorter than this; two taps within it are a double tap. */
export const tapBelow = 300
export const doubleTapWithin = 300
