export const channelErrors = {
  'channel.name_taken': 409,
  'channel.sub_limit': 409,
  'channel.coc_id_taken': 409,
  'group.name_taken': 409,
  'group.own_parent': 409,
} as const

type Own = typeof channelErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
