import type { Console } from '../console/console.ts'
import { type Shown, UploadProgress, type UploadView } from './upload-progress.ts'
import { countWords, paceWords, percentOf } from './upload-words.ts'

/** Milliseconds between lines. */
const interval = 2000

/** Plain lines, every two seconds. */
function uploadLines(console: Omit<Console, 'printJson'>, files: readonly Shown[]): UploadView {
  const progress = new UploadProgress(files)
  let toldAt = performance.now()
  return {
    update(index, bytes) {
      progress.update(index, bytes)
      const now = performance.now()
      if (now - toldAt < interval) return
      toldAt = now
      const seen = progress.at(now)
      const percent = percentOf(seen.stored, seen.total)
      console.note(
        console.t('upload.progress', {
          percent,
          count: countWords(console, seen),
          pace: paceWords(console, seen).join(' · '),
        }),
      )
    },
    failed: (index) => progress.fail(index),
    close: () => Promise.resolve(),
  }
}

/** A live view on a terminal, plain lines elsewhere. Ink is loaded for the first alone. */
export async function openUploadView(
  console: Omit<Console, 'printJson'>,
  files: readonly Shown[],
  what: 'upload' | 'digest' = 'upload',
): Promise<UploadView> {
  if (!console.live) return uploadLines(console, files)
  const { openLiveView } = await import('./upload.view.tsx')
  return openLiveView(console, files, what)
}
