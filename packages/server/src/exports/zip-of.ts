import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file of an archive; `open` is called when its turn has come. */
export interface ArchivedFile {
  readonly name: string
  readonly open: () => Readable | Promise<Readable>
}

/** Streams files as one ZIP, one behind the other; never more than a piece of one of them is in memory. */
export function zipOf(files: readonly ArchivedFile[]): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const fail = (error: unknown) => {
    output.destroy(error as Error)
  }
  zip.on('error', fail)
  for (const { name, open } of files)
    zip.addReadStreamLazy(name, { compressionLevel: 1 }, (take) => {
      const opened = async () => {
        const content = await open()
        content.once('error', fail)
        output.once('close', () => content.destroy())
        take(null, content)
      }
      opened().catch(fail)
    })
  zip.end()
  return output
}
