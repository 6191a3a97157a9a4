import { useState } from 'react'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import type { Operation } from '@icss/core/operations/operation.ts'
import { useCopy } from '../language/copy.ts'
import { findAllKept, isSameFile } from '../uploads/kept-upload.ts'
import type { Sending } from '../uploads/sending.ts'
import { InterruptedUploads } from './InterruptedUploads.tsx'
import { RunRows } from './RunRows.tsx'
import { UploadRows } from './UploadRows.tsx'

export type TrayProps = {
  sendings: readonly Sending[]
  runs: readonly Operation[]
}

/** What is under way: uploads of this tab, what a reload interrupted of them, and bulk runs. */
export function Tray({ sendings, runs }: TrayProps) {
  const t = useCopy()
  const [kept] = useState(() => findAllKept())
  const interrupted = kept.filter(({ upload }) => !sendings.some(({ file }) => isSameFile(upload, file)))
  if (sendings.length + interrupted.length + runs.length === 0)
    return <EmptyState picture="list" title={t('tray.nothing.title')} text={t('tray.nothing.text')} />
  return (
    <>
      {sendings.length > 0 && <UploadRows sendings={sendings} />}
      {interrupted.length > 0 && <InterruptedUploads kept={interrupted} />}
      {runs.length > 0 && <RunRows runs={runs} />}
    </>
  )
}
