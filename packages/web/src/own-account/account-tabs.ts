/** Parts of the own account, in order. */
export const accountTabs = ['password', 'secondFactor', 'browsers', 'tokens'] as const
export type AccountTab = (typeof accountTabs)[number]
