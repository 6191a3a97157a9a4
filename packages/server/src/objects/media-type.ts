import { extensionOf } from '@icss/core/uploads/check-upload.ts'

/** What a browser may show by itself, since it runs nothing of it; anything else is a file to be saved. */
const shown: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mkv: 'video/x-matroska',
  flv: 'video/x-flv',
  avi: 'video/x-msvideo',
  wmv: 'video/x-ms-wmv',
  asf: 'video/x-ms-asf',
  mpg: 'video/mpeg',
  mpeg: 'video/mpeg',
  rm: 'application/vnd.rn-realmedia',
  rmvb: 'application/vnd.rn-realmedia-vbr',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
  csv: 'text/plain; charset=utf-8',
  log: 'text/plain; charset=utf-8',
  json: 'text/plain; charset=utf-8',
  srt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
}

/** The media type that an object of that name is served as, and whether a browser may show it. */
export function mediaTypeOf(name: string): { readonly type: string; readonly isShown: boolean } {
  const extension = extensionOf(name)
  const type = Object.hasOwn(shown, extension) ? shown[extension] : undefined
  return { type: type ?? 'application/octet-stream', isShown: type !== undefined }
}
