import { Box, Text } from 'ink'
import { Bar } from './Bar.tsx'
import { displayWidth, padStart } from './display-width.ts'

const percentWidth = 4
const gaps = 6

/** How wide the columns of rows are that stand below each other. */
export interface ProgressColumns {
  readonly label: number
  readonly bar: number
  readonly right: number
}

const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(displayWidth))

/** Columns for labels and the words on the right within a terminal; the bar takes what is left, then labels give way. */
export function progressColumns(
  terminal: number,
  { labels, rights }: { labels: readonly string[]; rights: readonly string[] },
): ProgressColumns {
  const right = widest(rights)
  const free = terminal - 2 - percentWidth - right - gaps
  const label = Math.max(6, Math.min(widest(labels), Math.floor(free * 0.6)))
  return { label, right, bar: Math.max(4, Math.min(40, free - label)) }
}

interface Props {
  readonly columns: ProgressColumns
  /** One column. */
  readonly mark?: string
  readonly color?: 'green' | 'red'
  readonly bold?: boolean
  readonly dim?: boolean
  readonly label: string
  /** From 0 to 1. */
  readonly share: number
  readonly right: string
}

/** One thing on its way: what it is, a bar, how much of it is done, and how large it is. */
export function ProgressRow({ columns, mark = ' ', color, bold = false, dim = false, label, share, right }: Props) {
  const percent = `${Math.floor(Math.min(1, Math.max(0, share)) * 100)}%`
  return (
    <Box gap={2}>
      <Box width={columns.label + 2} flexShrink={0}>
        <Text {...(color ? { color } : {})} bold={bold} dimColor={dim} wrap="truncate-middle">
          {`${mark} ${label}`}
        </Text>
      </Box>
      <Box flexShrink={0}>
        <Bar share={share} width={columns.bar} />
      </Box>
      <Text wrap="truncate-end">{`${padStart(percent, percentWidth)}  ${padStart(right, columns.right)}`}</Text>
    </Box>
  )
}
