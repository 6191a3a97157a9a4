import { File, FileImage, FileText, FileType, FileVideo } from 'lucide-react'
import { type FileKind, fileKindOf } from '@icss/core/files/file.ts'

const marks: Readonly<Record<FileKind, typeof File>> = {
  image: FileImage,
  video: FileVideo,
  pdf: FileType,
  text: FileText,
  other: File,
}

export type FileMarkProps = { type: string }

/** A small picture of the kind of a file. */
export function FileMark({ type }: FileMarkProps) {
  const Mark = marks[fileKindOf(type)]
  return <Mark size={16} aria-hidden />
}
