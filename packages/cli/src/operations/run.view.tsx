import { Box, Text, useWindowSize } from 'ink'
import { useEffect, useState } from 'react'
import { isFinished } from '@icss/core/operations/operation.ts'
import type { Console } from '../console/console.ts'
import { flowWords } from '../console/flow-words.ts'
import { openLiveScreen } from '../console/live-screen.tsx'
import { progressColumns, ProgressRow } from '../console/ProgressRow.tsx'
import { faultLine } from './fault-line.ts'
import { type ProgressView, type RunPhase, type RunProgress, shareDone } from './run-progress.ts'
import { countWords, sizeWords, titleWords } from './run-words.ts'

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const order: readonly RunPhase[] = ['sending', 'waiting', 'running', 'fetching', 'ended']

type State = 'before' | 'now' | 'after' | 'failed'

function useFrame(turning: boolean): string {
  const [frame, setFrame] = useState(0)
  useEffect(() => {
    if (!turning) return undefined
    const timer = setInterval(() => setFrame((now) => (now + 1) % frames.length), 120)
    return () => clearInterval(timer)
  }, [turning])
  return frames[frame] ?? ''
}

function stateOfRun({ phase, operation }: RunProgress): State {
  if (operation && isFinished(operation)) return operation.status === 'done' ? 'after' : 'failed'
  return phase === 'sending' ? 'before' : 'now'
}

/** A bulk run as it goes: sending the file, importing it, fetching the rejected rows. */
export function RunView({ console, progress }: { console: Console; progress: RunProgress }) {
  const { t } = console
  const { columns: terminal } = useWindowSize()
  const width = terminal || 80
  const { phase, work, sent, size, operation, lost, faults } = progress
  const frame = useFrame(phase !== 'ended')
  const steps = [
    ...(size > 0
      ? [
          {
            label: t('run.sending'),
            state: (order.indexOf(phase) > 0 ? 'after' : 'now') as State,
            share: sent / size,
            right: sizeWords(size),
          },
        ]
      : []),
    {
      label: t(phase === 'waiting' ? 'run.waiting' : `run.works.${work}`),
      state: stateOfRun(progress),
      share: operation ? shareDone(operation) : 0,
      right: operation ? t('run.rows', { count: operation.good + operation.bad }) : '',
    },
  ]
  const columns = progressColumns(width, {
    labels: steps.map(({ label }) => label),
    rights: steps.map(({ right }) => right),
  })
  return (
    <Box flexDirection="column">
      <Text bold wrap="truncate-end">
        {titleWords(console, progress)}
      </Text>
      {steps.map(({ state, ...step }) => (
        <ProgressRow
          key={step.label}
          {...step}
          columns={columns}
          mark={{ before: ' ', now: frame, after: '✓', failed: '✗' }[state]}
          dim={state === 'before'}
          {...(state === 'after' ? { color: 'green' } : state === 'failed' ? { color: 'red' } : {})}
        />
      ))}
      {flowWords(countWords(console, progress), width - 2).map((line) => (
        <Text key={line} wrap="truncate-end">{`  ${line}`}</Text>
      ))}
      {phase === 'running' &&
        faults.map((fault) => (
          <Text key={`${fault.line} ${fault.column} ${fault.code}`} color="yellow" wrap="truncate-end">
            {`  ${faultLine(console, fault)}`}
          </Text>
        ))}
      {phase === 'fetching' && <Text wrap="truncate-end">{`  ${t('run.fetching')}`}</Text>}
      {lost && phase !== 'ended' && <Text color="yellow">{`  ${t('run.lost')}`}</Text>}
    </Box>
  )
}

/** Draws the run as it goes. */
export function openRunView(console: Console): ProgressView {
  const screen = openLiveScreen(console)
  let last: RunProgress | undefined
  return {
    update(progress) {
      last = progress
      screen.draw(<RunView console={console} progress={progress} />)
    },
    close() {
      if (last) screen.draw(<RunView console={console} progress={{ ...last, phase: 'ended' }} />)
      return screen.close()
    },
  }
}
