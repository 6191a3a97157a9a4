import { Box, Text, render, useWindowSize } from 'ink'
import { useEffect, useState } from 'react'
import { isFinished } from '@icss/core/operations/operation.ts'
import { Bar } from '../console/Bar.tsx'
import type { Console } from '../console/console.ts'
import { padEnd } from '../console/display-width.ts'
import { type ProgressView, type RunPhase, type RunProgress, shareDone } from './run-progress.ts'
import { countWords, percentWords, sizeWords, titleWords } from './run-words.ts'

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const order: readonly RunPhase[] = ['sending', 'waiting', 'running', 'fetching']
const labelWidth = 14

function useFrame(turning: boolean): string {
  const [frame, setFrame] = useState(0)
  useEffect(() => {
    if (!turning) return undefined
    const timer = setInterval(() => setFrame((now) => (now + 1) % frames.length), 120)
    return () => clearInterval(timer)
  }, [turning])
  return frames[frame] ?? ''
}

interface StepProps {
  readonly state: 'before' | 'now' | 'after' | 'failed'
  readonly label: string
  readonly share: number
  readonly right: string
  readonly barWidth: number
}

function Step({ state, label, share, right, barWidth }: StepProps) {
  const frame = useFrame(state === 'now')
  const mark = { before: ' ', now: frame, after: '✓', failed: '✗' }[state]
  return (
    <Box>
      <Text
        {...(state === 'after' ? { color: 'green' } : state === 'failed' ? { color: 'red' } : {})}
        dimColor={state === 'before'}
      >
        {`${mark} ${padEnd(label, labelWidth)}`}
      </Text>
      <Bar share={share} width={barWidth} />
      <Text>{`  ${percentWords(share).padStart(5)}  ${right}`}</Text>
    </Box>
  )
}

/** A bulk run as it goes: sending the file, importing it, fetching the rejected rows. */
export function RunView({ console, progress }: { console: Console; progress: RunProgress }) {
  const { t } = console
  const { columns } = useWindowSize()
  const { phase, sent, size, operation, lost } = progress
  const barWidth = Math.max(10, Math.min(40, (columns || 80) - labelWidth - 24))
  const at = order.indexOf(phase)
  const stateOf = (step: RunPhase): StepProps['state'] =>
    at > order.indexOf(step) ? 'after' : phase === step ? 'now' : 'before'
  const rows = operation ? t('run.rows', { count: operation.good + operation.bad }) : ''
  return (
    <Box flexDirection="column">
      <Text bold wrap="truncate-end">
        {titleWords(console, progress)}
      </Text>
      {size > 0 && (
        <Step
          state={stateOf('sending')}
          label={t('run.sending')}
          share={sent / size}
          right={sizeWords(size)}
          barWidth={barWidth}
        />
      )}
      <Step
        state={
          operation && isFinished(operation)
            ? operation.status === 'done'
              ? 'after'
              : 'failed'
            : phase === 'waiting'
              ? 'now'
              : stateOf('running')
        }
        label={t(
          phase === 'waiting'
            ? 'run.waiting'
            : progress.undoes
              ? 'run.undoing'
              : progress.dryRun
                ? 'run.checking'
                : 'run.importing',
        )}
        share={operation ? shareDone(operation) : 0}
        right={rows}
        barWidth={barWidth}
      />
      {operation && <Text wrap="truncate-end">{`  ${' '.repeat(labelWidth)}${countWords(console, progress)}`}</Text>}
      {phase === 'fetching' && <Text>{`  ${t('run.fetching')}`}</Text>}
      {lost && <Text color="yellow">{`  ${t('run.lost')}`}</Text>}
    </Box>
  )
}

/** Draws the view on stderr, so that stdout holds nothing but the result. */
export function openRunView(console: Console): ProgressView {
  let instance: ReturnType<typeof render> | undefined
  return {
    update(progress) {
      const view = <RunView console={console} progress={progress} />
      if (instance) instance.rerender(view)
      else instance = render(view, { stdout: process.stderr, patchConsole: false, exitOnCtrlC: false })
    },
    async close() {
      instance?.unmount()
      await instance?.waitUntilExit()
    },
  }
}
