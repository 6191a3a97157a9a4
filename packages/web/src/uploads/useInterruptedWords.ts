import type { KeptUpload } from '@icss/core/uploads/kept-upload.ts'
import { useCopy } from '../language/copy.ts'

/** Says of an interrupted upload how far it came, and what to do to go on with it. */
export function useInterruptedWords(): (kept: KeptUpload) => string {
  const t = useCopy()
  return ({ name, stored, size }) =>
    [name, t('uploads.interrupted', { percent: Math.floor((stored * 100) / size) })].join(t('uploads.joint'))
}
