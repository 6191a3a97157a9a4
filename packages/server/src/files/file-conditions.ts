import { asc, desc, inArray, notInArray, type SQL } from 'drizzle-orm'
import { type FileKind, fileTypes } from '@icss/core/files/file.ts'
import type { FileListQuery } from '@icss/core/files/files.contract.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { files } from './files.tables.ts'

/** The condition of files of one kind. */
export function ofFileKind(kind: FileKind | undefined): SQL | undefined {
  if (kind === undefined) return undefined
  return kind === 'other'
    ? notInArray(files.type, Object.values(fileTypes).flat())
    : inArray(files.type, [...fileTypes[kind]])
}

/** How lists of files are ordered. */
export const fileOrders: Readonly<Record<FileListQuery['sort'], readonly SQL[]>> = {
  time: [asc(files.createdAt), asc(files.id)],
  '-time': [desc(files.createdAt), desc(files.id)],
  name: [asc(pinyinOf(files.name)), asc(files.id)],
  '-name': [desc(pinyinOf(files.name)), desc(files.id)],
  size: [asc(files.size), asc(files.id)],
  '-size': [desc(files.size), desc(files.id)],
  type: [asc(files.type), asc(files.id)],
  '-type': [desc(files.type), desc(files.id)],
}
