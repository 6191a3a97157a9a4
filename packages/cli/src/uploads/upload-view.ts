import type { Console } from '../console/console.ts'
import { sizeText } from '@icss/core/uploads/check-upload.ts'

/** How far several uploads are. */
export interface UploadView {
  /** `bytes` of a file are stored or on their way. */
  update(index: number, bytes: number): void
  /** A line that stays. */
  say(line: string): void
  close(): Promise<void>
}

export interface Shown {
  readonly name: string
  readonly size: number
}

/** Milliseconds between lines. */
const interval = 2000

/** Plain lines, every two seconds. */
export function uploadLines(console: Console, files: readonly Shown[]): UploadView {
  const stored = files.map(() => 0)
  const total = files.reduce((sum, { size }) => sum + size, 0)
  let toldAt = performance.now()
  return {
    update(index, bytes) {
      stored[index] = bytes
      const now = performance.now()
      if (now - toldAt < interval) return
      toldAt = now
      const sum = stored.reduce((one, other) => one + other, 0)
      const percent = total === 0 ? 100 : Math.floor((sum * 100) / total)
      console.note(console.t('upload.progress', { percent, stored: sizeText(sum), total: sizeText(total) }))
    },
    say: (line) => console.warn(line),
    close: () => Promise.resolve(),
  }
}

/** A live view on a terminal, plain lines elsewhere. Ink is loaded for the first alone. */
export async function openUploadView(console: Console, files: readonly Shown[]): Promise<UploadView> {
  if (!console.live) return uploadLines(console, files)
  const { openLiveView } = await import('./upload.view.tsx')
  return openLiveView(console, files)
}
