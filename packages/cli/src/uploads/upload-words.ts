import { sizeText } from '@icss/core/uploads/check-upload.ts'
import type { Console } from '../console/console.ts'
import { durationWords } from '../operations/run-words.ts'
import type { Progress } from './upload-progress.ts'

export const percentOf = (stored: number, total: number): number =>
  total === 0 ? 100 : Math.min(100, Math.floor((stored * 100) / total))

/** Sizes, rate and time left, as far as they are known. */
export function paceWords(
  { t }: Pick<Console, 't'>,
  { stored, total, bytesPerSecond, secondsLeft }: Progress,
): string[] {
  return [
    t('upload.sizes', { stored: sizeText(stored), total: sizeText(total) }),
    ...(bytesPerSecond === undefined ? [] : [t('upload.rate', { size: sizeText(bytesPerSecond) })]),
    ...(secondsLeft === undefined || stored >= total
      ? []
      : [t('run.left', { time: durationWords({ t }, secondsLeft) })]),
  ]
}

/** How many of the files have ended, and how many of those failed. */
export const countWords = ({ t }: Pick<Console, 't'>, { ended, count, failed }: Progress): string =>
  t(failed > 0 ? 'upload.countFailed' : 'upload.count', { ended, count, failed })
