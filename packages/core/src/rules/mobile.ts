/** What a phone number may start with (seed section 5); 16 and 19 are in use today too, and an operator may add them. */
export const seedMobilePrefixes = ['13', '14', '15', '17', '18'] as const

let accepted: readonly string[] = seedMobilePrefixes

/**
 * Sets the two digits that a phone number may start with, for the whole program: the operator's configuration, applied once at the
 * start by the server and by each client that it tells.
 */
export function acceptMobilePrefixes(prefixes: readonly string[]): void {
  accepted = prefixes
}

/** `mobile`: exactly 11 digits with one of the accepted beginnings. */
export const isMobile = (text: string): boolean => /^\d{11}$/.test(text) && accepted.includes(text.slice(0, 2))
