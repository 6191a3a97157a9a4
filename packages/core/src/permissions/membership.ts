/** The membership-type codes that mean something (seed section 4). */
export const membershipCodes = ['WM1001', 'WM1002', 'WM1003'] as const

/** `iswmr`: the conference-room-system mode. What `is003` permits is not known (seed section 6). */
export interface MembershipFlags {
  readonly iswmr: boolean
  readonly is003: boolean
}

/**
 * The flags that a membership-type code sets (seed section 4). WM1001 and WM1002 say nothing about `is003`: it keeps
 * the value of `before`, false in a fresh session.
 */
export function membershipFlags(
  code: string,
  before: MembershipFlags = { iswmr: false, is003: false },
): MembershipFlags {
  switch (code) {
    case 'WM1001':
      return { ...before, iswmr: true }
    case 'WM1002':
      return { ...before, iswmr: false }
    case 'WM1003':
      return { iswmr: false, is003: true }
    default:
      return { iswmr: false, is003: false }
  }
}

/** Nouns that the conference-room mode hides, with everything that names them (product.md section 3). */
export const hiddenInRooms: ReadonlySet<string> = new Set(['courses', 'lives', 'files', 'notices'])
