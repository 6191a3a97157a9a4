import { useCallback, useRef } from 'react'
import { useCopy } from '../language/copy.ts'
import { useNotify } from '../shell/useNotify.ts'

/** Counts the uploads of a form, and has saving wait for them: what is on its way would be left out, and cut. */
export function useUploadGuard(): { begin: () => () => void; guarded: (save: () => void) => () => void } {
  const t = useCopy()
  const notify = useNotify()
  const uploading = useRef(0)
  const begin = useCallback(() => {
    uploading.current += 1
    return () => void (uploading.current -= 1)
  }, [])
  const guarded = (save: () => void) => () =>
    uploading.current > 0 ? notify.warn(t('uploads.stillUploading')) : save()
  return { begin, guarded }
}
