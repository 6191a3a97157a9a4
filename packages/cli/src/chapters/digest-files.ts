import { createHash } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { fileFault } from '@icss/core/uploads/check-upload.ts'
import { uploadSlots } from '@icss/core/uploads/upload-slot.ts'
import { lessonLength, videoDuration } from '@icss/core/uploads/video-duration.ts'
import { unreadable } from '../console/local-file.ts'

export const slotOf = { video: 'lessonVideo', subtitle: 'subtitle' } as const

/** A file of this machine that a plan needs. */
export interface PlanFile {
  /** SHA-256 of its content, hex. */
  readonly digest: string
  readonly field: keyof typeof slotOf
  readonly path: string
  readonly bytes: number
  /** When it was changed last, milliseconds since 1970. */
  readonly changed: number
}

export interface LooseFile {
  readonly path: string
  readonly field: PlanFile['field']
  readonly bytes: number
  readonly changed: number
  /** Why it cannot be uploaded. */
  readonly fault: FieldError | undefined
}

/** Looks at a file without reading it. */
export async function lookAt(path: string, field: PlanFile['field']): Promise<LooseFile> {
  const found = await stat(path).catch((error: unknown) => {
    throw unreadable(path, error)
  })
  const fault = fileFault(uploadSlots[slotOf[field]], { name: basename(path), size: found.size })
  return { path, field, bytes: found.size, changed: found.mtimeMs, fault }
}

const pieceBytes = 1024 * 1024

/** The SHA-256 of a file's content, hex; `onRead` is told how far it is. */
export async function digestFile(path: string, onRead: (bytes: number) => void, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  try {
    await using file = await open(path)
    const buffer = Buffer.allocUnsafe(pieceBytes)
    for (let read = 0; ;) {
      signal.throwIfAborted()
      const { bytesRead } = await file.read(buffer, 0, pieceBytes)
      if (bytesRead === 0) return hash.digest('hex')
      hash.update(buffer.subarray(0, bytesRead))
      read += bytesRead
      onRead(read)
    }
  } catch (error) {
    throw signal.aborted ? error : unreadable(path, error)
  }
}

/** How long a video lasts by its header; undefined of kinds that have none that is known, and of what cannot be read. */
export async function lengthOfVideo(path: string, bytes: number) {
  try {
    await using file = await open(path)
    const readAt = async (at: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
      return buffer.subarray(0, bytesRead)
    }
    const seconds = await videoDuration(readAt, bytes)
    return seconds === undefined ? undefined : lessonLength(seconds)
  } catch {
    return undefined
  }
}
