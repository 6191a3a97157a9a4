import { Box, render, Static, Text } from 'ink'
import { sizeText } from '@icss/core/uploads/check-upload.ts'
import type { Console } from '../console/console.ts'
import type { Shown, UploadView } from './upload-view.ts'

/** Files that are shown at the same time, those under way. */
const rows = 8
const barWidth = 24

function Bar({ share }: { share: number }) {
  const filled = Math.round(barWidth * share)
  return (
    <Text>
      <Text color="green">{'█'.repeat(filled)}</Text>
      <Text dimColor>{'░'.repeat(barWidth - filled)}</Text>
    </Text>
  )
}

function Row({ name, stored, size }: { name: string; stored: number; size: number }) {
  const share = size === 0 ? 1 : Math.min(1, stored / size)
  return (
    <Box gap={1}>
      <Bar share={share} />
      <Box width={5} justifyContent="flex-end">
        <Text>{Math.floor(share * 100)}%</Text>
      </Box>
      <Text wrap="truncate-middle">
        {name} ({sizeText(size)})
      </Text>
    </Box>
  )
}

interface UploadsProps {
  readonly files: readonly Shown[]
  readonly stored: readonly number[]
  readonly lines: readonly string[]
  readonly total: string
}

/** Bars of the files under way and of all of them together, below what was said for good. */
export function Uploads({ files, stored, lines, total }: UploadsProps) {
  const all = files.map((file, i) => ({ ...file, stored: stored[i] ?? 0, index: i }))
  const active = all.filter((one) => one.stored > 0 && one.stored < one.size).slice(0, rows)
  return (
    <>
      <Static items={[...lines]}>{(line, i) => <Text key={i}>{line}</Text>}</Static>
      <Box flexDirection="column">
        {active.map(({ index, ...one }) => (
          <Row key={index} {...one} />
        ))}
        <Row
          name={total}
          stored={all.reduce((sum, one) => sum + one.stored, 0)}
          size={all.reduce((sum, one) => sum + one.size, 0)}
        />
      </Box>
    </>
  )
}

/** Milliseconds between two pictures. */
const interval = 100

export function openLiveView(console: Console, files: readonly Shown[]): UploadView {
  const stored = files.map(() => 0)
  const lines: string[] = []
  const view = () => <Uploads files={files} stored={[...stored]} lines={[...lines]} total={console.t('upload.total')} />
  const app = render(view(), { stdout: process.stderr, exitOnCtrlC: false, patchConsole: false })
  const timer = setInterval(() => app.rerender(view()), interval)
  return {
    update: (index, bytes) => {
      stored[index] = bytes
    },
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
