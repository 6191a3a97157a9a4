import { inArray, notInArray, type SQL } from 'drizzle-orm'
import { type FileKind, fileTypes } from '@icss/core/files/file.ts'
import { files } from './files.tables.ts'

/** The condition of files of one kind. */
export function ofFileKind(kind: FileKind | undefined): SQL | undefined {
  if (kind === undefined) return undefined
  return kind === 'other'
    ? notInArray(files.type, Object.values(fileTypes).flat())
    : inArray(files.type, [...fileTypes[kind]])
}
