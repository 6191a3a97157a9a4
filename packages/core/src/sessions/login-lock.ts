/** Wrong passwords after which an account is locked, and for how many minutes, unless the operator says otherwise (product.md section 3). */
export const loginLock = { failures: 5, minutes: 10 } as const
