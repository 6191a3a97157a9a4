import { Box, render, Static, Text, useWindowSize } from 'ink'
import { sizeText } from '@icss/core/uploads/check-upload.ts'
import { Bar } from '../console/Bar.tsx'
import type { Console } from '../console/console.ts'
import { type Progress, type Shown, UploadProgress } from './upload-progress.ts'
import type { UploadView } from './upload-view.ts'
import { countWords, paceWords, percentOf } from './upload-words.ts'

/** Files that are shown at the same time, those under way. */
const rows = 8

interface RowProps {
  readonly label: string
  readonly stored: number
  readonly size: number
  readonly barWidth: number
  readonly bold?: boolean
}

function Row({ label, stored, size, barWidth, bold = false }: RowProps) {
  return (
    <Box gap={1}>
      <Box flexShrink={0}>
        <Bar share={size === 0 ? 1 : stored / size} width={barWidth} />
      </Box>
      <Box width={4} flexShrink={0} justifyContent="flex-end">
        <Text bold={bold}>{percentOf(stored, size)}%</Text>
      </Box>
      <Text bold={bold} wrap="truncate-middle">
        {label}
      </Text>
    </Box>
  )
}

export interface UploadsProps {
  readonly console: Pick<Console, 't'>
  readonly progress: Progress
  readonly lines: readonly string[]
  readonly what: 'upload' | 'digest'
}

/** Bars of the files under way and of all of them together, below what was said for good. */
export function Uploads({ console, progress, lines, what }: UploadsProps) {
  const { columns } = useWindowSize()
  const barWidth = Math.max(8, Math.min(24, Math.floor((columns || 80) / 4)))
  const { underWay, stored, total } = progress
  return (
    <>
      <Static items={[...lines]}>{(line, i) => <Text key={i}>{line}</Text>}</Static>
      <Box flexDirection="column">
        {underWay.slice(0, rows).map(({ index, name, size, stored: done }) => (
          <Row key={index} label={`${name} (${sizeText(size)})`} stored={done} size={size} barWidth={barWidth} />
        ))}
        {underWay.length > rows && <Text dimColor>{console.t('upload.more', { count: underWay.length - rows })}</Text>}
        <Row
          label={`${console.t(`upload.${what}`)} ${countWords(console, progress)}`}
          stored={stored}
          size={total}
          barWidth={barWidth}
          bold
        />
        <Text wrap="truncate-end">{paceWords(console, progress)}</Text>
      </Box>
    </>
  )
}

/** Milliseconds between two pictures. */
const interval = 100

export function openLiveView(
  console: Pick<Console, 't'>,
  files: readonly Shown[],
  what: UploadsProps['what'],
): UploadView {
  const progress = new UploadProgress(files)
  const lines: string[] = []
  const view = () => (
    <Uploads console={console} progress={progress.at(performance.now())} lines={[...lines]} what={what} />
  )
  const app = render(view(), { stdout: process.stderr, exitOnCtrlC: false, patchConsole: false })
  const timer = setInterval(() => app.rerender(view()), interval)
  return {
    update: (index, bytes) => progress.update(index, bytes),
    failed: (index) => progress.fail(index),
    say: (line) => {
      lines.push(line)
    },
    async close() {
      clearInterval(timer)
      app.rerender(view())
      app.unmount()
      await app.waitUntilExit()
    },
  }
}
