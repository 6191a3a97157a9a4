import type { Console } from '../console/console.ts'
import { onOneLine } from '../console/display-width.ts'
import { type RunProgress, shareDone } from './run-progress.ts'

type Words = Pick<Console, 't'>

/** A size as people read it: 24.9 MB. */
export function sizeWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} kB`
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`
  return `${(bytes / 1_000_000_000).toFixed(2)} GB`
}

export function durationWords({ t }: Words, seconds: number): string {
  // Nothing takes no time.
  const whole = Math.max(1, Math.round(seconds))
  if (whole < 60) return t('run.seconds', { count: whole })
  if (whole < 3600) return t('run.minutes', { minutes: Math.floor(whole / 60), seconds: whole % 60 })
  return t('run.hours', { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60) })
}

/** How many faults are shown while a run goes on; its summary and its file show more. */
export const faultsShown = 3

export const percentWords = (share: number): string => `${Math.floor(share * 100)} %`

/** What is run and where, as the first line of a view. */
export const titleWords = ({ t }: Words, { title, channel, work }: RunProgress): string =>
  t(`run.titles.${work}`, {
    file: onOneLine(title),
    channel: onOneLine(channel),
  })

/** Rate, counts and time left, as far as they are known. */
export function countWords({ t }: Words, { operation, rowsPerSecond, secondsLeft }: RunProgress): string[] {
  if (!operation) return []
  const { good, bad } = operation
  return [
    ...(rowsPerSecond === undefined ? [] : [t('run.rate', { count: rowsPerSecond })]),
    t('run.good', { count: good }),
    t('run.bad', { count: bad }),
    ...(secondsLeft === undefined ? [] : [t('run.left', { time: durationWords({ t }, secondsLeft) })]),
  ]
}

/** One line for one moment of a run, for where nothing can be drawn. */
export function progressLine(words: Words, progress: RunProgress): string {
  const { t } = words
  const { phase, sent, size, operation } = progress
  if (phase === 'sending')
    return t('run.lineSending', { percent: percentWords(size > 0 ? sent / size : 1), size: sizeWords(size) })
  if (phase === 'waiting') return t(size > 0 ? 'run.lineWaiting' : 'run.waiting')
  if (phase === 'fetching') return t('run.fetching')
  return t('run.lineRunning', {
    percent: percentWords(operation ? shareDone(operation) : 0),
    counts: countWords(words, progress).join(' · '),
  })
}
