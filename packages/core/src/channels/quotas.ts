/**
 * What a new channel may use until the provider says otherwise: bytes stored, bytes sent in
 * a month of China, sub-channels of a main channel, SMS a day.
 */
export const defaultQuotas = {
  storageBytes: 100 * 1024 ** 3,
  trafficBytes: 1024 ** 4,
  subChannels: 50,
  smsPerDay: 2000,
} as const
