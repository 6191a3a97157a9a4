const kinds = { png: 'image/png', jpeg: 'image/jpeg' } as const
const start = /\\pict\b/g
/** Characters of a picture's head, before its bytes. */
const head = 2000

/** The bytes at the beginning of `text`, which are written as hex and may have line ends between them. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const hex = text.replaceAll(/\s+/g, '')
  const bytes = new Uint8Array(hex.length >> 1)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16)
  return bytes
}

/**
 * The pictures of a text that Word has put into the clipboard as RTF too: its HTML names files of that machine, which a
 * browser cannot read. In the order of the text.
 */
export function picturesOfRtf(rtf: string): File[] {
  const files: File[] = []
  for (const { index } of rtf.matchAll(start)) {
    const about = rtf.slice(index, index + head)
    const kind = /\\pngblip\b/.test(about.split('\\pict', 2)[1] ?? '')
      ? 'png'
      : /\\jpegblip\b/.test(about.split('\\pict', 2)[1] ?? '')
        ? 'jpeg'
        : undefined
    const begins = /[\s}]([\da-f]{64})/i.exec(about)
    if (kind === undefined || !begins) continue
    const from = index + begins.index + 1
    const end = rtf.slice(from).search(/[^\da-f\s]/i)
    const hex = end < 0 ? rtf.slice(from) : rtf.slice(from, from + end)
    files.push(new File([bytesOf(hex)], `picture.${kind === 'png' ? 'png' : 'jpg'}`, { type: kinds[kind] }))
  }
  return files
}
