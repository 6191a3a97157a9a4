/** What a new channel may use until the provider says otherwise: bytes stored, and sub-channels of a main channel. */
export const defaultQuotas = { storageBytes: 100 * 1024 ** 3, subChannels: 50 } as const
