/** The head of a PNG, which is all that is looked at when one is uploaded. */
export function pngOf(width: number, height = width): Buffer {
  const head = Buffer.alloc(64)
  head.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}
