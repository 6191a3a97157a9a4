/** Who a person is in their channel (product.md section 3). */
export const roles = ['provider', 'channel-admin', 'chamber-admin', 'channel-account'] as const
export type Role = (typeof roles)[number]
