import { zoneElsewhere } from '@icss/core/copy/zone.ts'

// GMT-5 and the space before it, GMT+5:30.
const room = 64

/** The width of a column of times, with room for their zone where that is not the channel's. */
export const timeWidth = (width: number): number => (zoneElsewhere('') === '' ? width : width + room)
