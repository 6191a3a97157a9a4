import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Bytes below which a file fits the same packets as it is. */
const least = 1024

/** Writes each built file of text in brotli and gzip beside it, for the server to send in its place. */
export const compressedFiles = (): Plugin => ({
  name: 'compressed-files',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((one) => /\.(?:js|css|html|svg|json)$/.test(one))) {
      const content = readFileSync(join(dir, name))
      if (content.length < least) continue
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content))
      writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }))
    }
  },
})
