import { sizeText } from '@icss/core/uploads/check-upload.ts'
import type { StorageAnswer } from '@icss/core/usage/usage.ts'
import { useCopy } from '../language/copy.ts'
import { useNotify } from '../shell/useNotify.ts'

/** Warns of a channel's storage that runs short, after something was stored in it. */
export function useQuotaWarning(): (storage: StorageAnswer) => void {
  const t = useCopy()
  const notify = useNotify()
  return ({ state, used, quota }) => {
    if (state !== 'free') notify.warn(t('uploads.quota', { used: sizeText(used), quota: sizeText(quota) }))
  }
}
