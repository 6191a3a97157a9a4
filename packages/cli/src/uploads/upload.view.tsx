import { Box, Text, useWindowSize } from 'ink'
import { sizeText } from '@icss/core/uploads/check-upload.ts'
import type { Console } from '../console/console.ts'
import { flowWords } from '../console/flow-words.ts'
import { openLiveScreen } from '../console/live-screen.tsx'
import { progressColumns, ProgressRow } from '../console/ProgressRow.tsx'
import { type Progress, type Shown, UploadProgress, type UploadView } from './upload-progress.ts'
import { countWords, paceWords } from './upload-words.ts'

/** Files that are shown at the same time, those under way. */
const most = 8
/** Rows of a terminal beside those of files. */
const otherRows = 6

const share = (done: number, size: number) => (size === 0 ? 1 : done / size)

export interface UploadsProps {
  readonly console: Pick<Console, 't'>
  readonly progress: Progress
  readonly what: 'upload' | 'digest'
}

/** Bars of the files under way and of all of them together. */
export function Uploads({ console, progress, what }: UploadsProps) {
  const { columns: terminal, rows } = useWindowSize()
  const width = terminal || 80
  const { underWay, stored, total, longest } = progress
  const shown = underWay.slice(0, Math.max(1, Math.min(most, rows - otherRows)))
  const all = console.t(`upload.${what}`)
  const columns = progressColumns(width, { labels: [longest, all], rights: [sizeText(total)] })
  return (
    <Box flexDirection="column">
      {shown.map(({ index, name, size, stored: done }) => (
        <ProgressRow key={index} columns={columns} label={name} share={share(done, size)} right={sizeText(size)} />
      ))}
      {underWay.length > shown.length && (
        <Text dimColor>{`  ${console.t('upload.more', { count: underWay.length - shown.length })}`}</Text>
      )}
      <ProgressRow columns={columns} label={all} share={share(stored, total)} right={sizeText(total)} bold />
      {flowWords([countWords(console, progress), ...paceWords(console, progress)], width - 2).map((line) => (
        <Text key={line} wrap="truncate-end">{`  ${line}`}</Text>
      ))}
    </Box>
  )
}

/** Milliseconds between two pictures. */
const interval = 100

/** Draws how far the files are. */
export function openLiveView(
  console: Pick<Console, 't' | 'env' | 'lend'>,
  files: readonly Shown[],
  what: UploadsProps['what'],
): UploadView {
  const progress = new UploadProgress(files)
  const screen = openLiveScreen(console)
  const draw = () => screen.draw(<Uploads console={console} progress={progress.at(performance.now())} what={what} />)
  draw()
  const timer = setInterval(draw, interval)
  return {
    update: (index, bytes) => progress.update(index, bytes),
    failed: (index) => progress.fail(index),
    async close() {
      clearInterval(timer)
      draw()
      await screen.close()
    },
  }
}
