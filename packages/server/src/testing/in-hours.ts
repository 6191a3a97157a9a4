/** So many hours from now, as the contract writes an instant. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()
