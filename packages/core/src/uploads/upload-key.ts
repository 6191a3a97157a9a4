import { extensionOf } from './check-upload.ts'

const plain = (text: string) => text.replace(/[^\w-]/g, '')

/**
 * The storage key of an upload (seed section 7): prefix, channel id, the word video, a timestamp and the ending. No
 * part of it is a path, whatever the client names its file. `at` is milliseconds since 1970.
 */
export const uploadKeyOf = (prefix: string, channelId: string, at: number, fileName: string): string => {
  const extension = plain(extensionOf(fileName))
  return `${plain(prefix)}${plain(channelId)}video${Math.trunc(at)}${extension === '' ? '' : `.${extension}`}`
}
