export const channelErrors = {
  'channel.name_taken': 409,
  'channel.sub_limit': 409,
} as const
