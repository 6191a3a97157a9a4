import { sizeText } from '@icss/core/uploads/check-upload.ts'
import { useCopy } from '../language/copy.ts'
import type { UploadState } from './useUpload.ts'

/** How an upload goes, in words: 712M / 1.2G・48M/s・剩余 11 秒. */
export function useTransferWords({ file, isUploading, stored, rate }: UploadState): string | undefined {
  const t = useCopy()
  if (!file || !isUploading) return undefined
  const lasts = (seconds: number) => {
    if (seconds < 60) return t('uploads.seconds', { count: Math.ceil(seconds) })
    if (seconds < 3_600) return t('uploads.minutes', { count: Math.ceil(seconds / 60) })
    return t('uploads.hours', { count: Math.ceil(seconds / 3_600) })
  }
  const words = [t('uploads.sent', { sent: sizeText(stored), total: sizeText(file.size) })]
  if (rate !== undefined && stored < file.size)
    words.push(
      t('uploads.rate', { rate: sizeText(rate) }),
      t('uploads.left', { time: lasts((file.size - stored) / rate) }),
    )
  return words.join('・')
}
