/** Cards of the full size that the screen in the hall holds. */
export const mostLarge = 15
