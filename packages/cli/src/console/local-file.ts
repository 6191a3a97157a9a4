import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'

export interface LocalFile {
  readonly path: string
  readonly name: string
  /** Bytes; none for a pipe, which says nothing of that. */
  readonly size: number | undefined
}

/** What stands for stdin in place of a file to read, and for stdout in place of one to write. */
export const standardStream = '-'

/** Looks at a file that is to be sent; throws in words when there is none that can be. */
export async function localFile(path: string): Promise<LocalFile> {
  try {
    const found = await stat(path)
    if (found.isDirectory()) throw new CliError('isFolder', exitCodes.failed, { file: path })
    return { path, name: [...basename(path)].slice(-200).join(''), size: found.isFile() ? found.size : undefined }
  } catch (error) {
    throw error instanceof CliError ? error : unreadable(path, error)
  }
}

/** Words why a file cannot be read. */
export const unreadable = (file: string, error: unknown): CliError => {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new CliError('fileMissing', exitCodes.failed, { file }, error)
  return new CliError('fileUnreadable', exitCodes.failed, { file, reason: message }, error)
}
