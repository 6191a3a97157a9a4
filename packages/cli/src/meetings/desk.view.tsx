import { Box, Text, useInput, useWindowSize } from 'ink'
import { useSyncExternalStore } from 'react'
import { formatNumber, formatTime } from '@icss/core/copy/format.ts'
import type { Console } from '../console/console.ts'
import { cut, displayWidth, wrap } from '../console/display-width.ts'
import { flowWords } from '../console/flow-words.ts'
import { openLiveScreen } from '../console/live-screen.tsx'
import { wordProblem } from '../errors/report-error.ts'
import { choiceLines, entryRows, headLine } from './desk-columns.ts'
import type { DeskLook } from './desk-look.ts'
import type { DeskSession } from './desk-session.ts'
import { type DeskWords, marks, saidWords, type Tone, tones } from './desk-words.ts'

type Spoken = Pick<Console, 'language'>

const colours = { good: 'green', kept: 'cyan', warn: 'yellow', bad: 'red' } as const satisfies Record<Tone, string>

/** Rows of the terminal beside those of the list, at their most, and those of a notice. */
const [otherRows, noticeRows] = [14, 2]
const mostRows = 10

interface PartProps {
  readonly t: DeskWords
  readonly look: DeskLook
  readonly width: number
}

function Entries({ t, look, width, rows }: PartProps & { rows: number }) {
  if (look.entries.length === 0)
    return wrap(t('nothing'), width - 2).map((line) => <Text key={line} dimColor>{`  ${line}`}</Text>)
  const shown = entryRows(t, look.entries.slice(0, rows), width)
  return (
    <>
      <Text dimColor wrap="truncate-end">
        {shown.head}
      </Text>
      {shown.rows.map(({ key, text, ending, tone }) => (
        <Text key={key} wrap="truncate-end">
          {text}
          <Text color={colours[tone]}>{ending}</Text>
        </Text>
      ))}
    </>
  )
}

function Choice({ t, choice, width }: { t: DeskWords; choice: NonNullable<DeskLook['choice']>; width: number }) {
  const { people, total, at } = choice
  return (
    <>
      <Text bold wrap="truncate-end">
        {cut(t('terminal.choose', { count: total }), width)}
      </Text>
      {choiceLines(t, choice, width).map((line, i) => (
        <Text key={people[i]?.id} bold={i === at} wrap="truncate-end" {...(i === at ? { color: 'cyan' } : {})}>
          {`${i === at ? '›' : ' '} ${line}`}
        </Text>
      ))}
      {total > people.length && (
        <Text dimColor wrap="truncate-end">{`  ${t('more', { count: total - people.length })}`}</Text>
      )}
    </>
  )
}

/** What became of the last line. */
function SaidLines({ console, t, look: { said }, width }: PartProps & { console: Spoken }) {
  const tone = said && tones[said.key]
  const [title, text] = said ? saidWords(console, t, said) : ['', '']
  return (
    <>
      <Text bold wrap="truncate-end" {...(tone ? { color: colours[tone] } : {})}>
        {tone ? `${marks[tone]} ${title}` : ' '}
      </Text>
      {(text ? wrap(text, width - 2) : ['']).map((line) => (
        <Text key={line} wrap="truncate-end">{`  ${line}`}</Text>
      ))}
    </>
  )
}

function networkWords(console: Spoken, t: DeskWords, look: DeskLook): readonly [Tone, readonly string[]] {
  const { waiting: count, isAway, isHandingIn, failure, listedAt } = look
  if (isHandingIn && count > 0) return ['kept', [t('handingIn', { count })]]
  // What is on its way while somebody waits for it does not count as waiting.
  if (!isAway) return ['good', [t('nothingWaits'), listedAt ? t('ready', { time: formatTime(listedAt) }) : '']]
  const isLoggedOut = failure?.code === 'session.needed' || failure?.code === 'session.expired'
  const state = isLoggedOut
    ? t(count > 0 ? 'waitingForLogin' : 'loggedOut', { count })
    : t(count > 0 ? 'waiting' : 'away', { count })
  const why = isLoggedOut ? t('terminal.logIn') : failure ? wordProblem(console, failure).says : ''
  return ['warn', [state, why, listedAt ? t('listOf', { time: formatTime(listedAt) }) : '']]
}

/** How the desk stands towards the server, and what holds for everybody who comes now. */
function Notices({ console, t, look, width }: PartProps & { console: Spoken }) {
  const [tone, facts] = networkWords(console, t, look)
  const { isTooLate, hasOpenDraw } = look
  const notices = [...(isTooLate ? [t('tooLate')] : []), ...(hasOpenDraw ? [t('openDraw')] : [])]
  return (
    <>
      {notices
        .flatMap((notice) => wrap(`! ${notice}`, width))
        .map((line) => (
          <Text key={line} color="yellow" bold>
            {line}
          </Text>
        ))}
      {flowWords(facts.filter(Boolean), width - 2)
        .flatMap((line) => wrap(line, width - 2))
        .map((line, i) => (
          <Text key={line} color={colours[tone]}>{`${i === 0 ? marks[tone] : ' '} ${line}`}</Text>
        ))}
    </>
  )
}

/** Where scans and words go; the end of what does not fit is in sight. */
function Field({ t, look: { typed, busy }, width }: PartProps) {
  let shown = typed
  while (displayWidth(shown) > width - 6) shown = [...shown].slice(1).join('')
  return (
    <Text wrap="truncate-end">
      <Text bold color="cyan">
        {busy > 0 ? '… ' : '› '}
      </Text>
      {shown}
      <Text inverse> </Text>
      {typed === '' && <Text dimColor>{cut(t('search'), width - 4)}</Text>}
    </Text>
  )
}

export interface DeskViewProps {
  readonly console: Spoken
  readonly t: DeskWords
  readonly session: DeskSession
}

/** The desk of a meeting: how many are there, who came last, and a field that takes everything that is typed. */
export function DeskView({ console, t, session }: DeskViewProps) {
  const look = useSyncExternalStore(session.subscribe, session.look)
  const { columns, rows: height } = useWindowSize()
  const width = columns || 80
  const rows = Math.max(
    3,
    Math.min(mostRows, (height || 24) - otherRows - (look.hasOpenDraw || look.isTooLate ? noticeRows : 0)),
  )
  useInput((input, key) => {
    if (key.ctrl && (input === 'c' || input === 'd')) session.leave()
    else if (key.ctrl && input === 'z') session.undo()
    else if (key.ctrl && input === 'u') session.clear()
    else if (key.escape) session.clear()
    else if (key.upArrow) session.move(-1)
    else if (key.downArrow) session.move(1)
    else if (key.backspace || key.delete) session.erase()
    else if (key.return) session.type('\r')
    else if (!key.ctrl && !key.meta) session.type(input)
  })
  const { meeting, choice, isOver } = look
  const counts = meeting
    ? t('terminal.counts', {
        here: formatNumber(meeting.signedIn, console.language),
        expected: formatNumber(meeting.expected, console.language),
      })
    : ''
  const rule = '─'.repeat(width)
  const part = { t, look, width }
  const keys = (['enter', 'choose', 'undo', 'walkIn', 'clear', 'leave'] as const).map((key) =>
    t(`terminal.keys.${key}`),
  )
  return (
    <Box flexDirection="column">
      <Text bold wrap="truncate-end">
        {headLine(t, look, counts, width)}
      </Text>
      <Text dimColor>{rule}</Text>
      <Box flexDirection="column" minHeight={isOver ? 0 : rows + 1}>
        {choice ? <Choice t={t} choice={choice} width={width} /> : <Entries {...part} rows={rows} />}
      </Box>
      <Text dimColor>{rule}</Text>
      {!isOver && <SaidLines {...part} console={console} />}
      {!isOver && <Notices {...part} console={console} />}
      {!isOver && <Field {...part} />}
      {!isOver &&
        flowWords(keys, width).map((line) => (
          <Text key={line} dimColor wrap="truncate-end">
            {line}
          </Text>
        ))}
    </Box>
  )
}

/** Shows the desk until the person leaves; the last picture of it stays. */
export async function runDeskScreen(console: Console, t: DeskWords, session: DeskSession): Promise<void> {
  const screen = openLiveScreen(console)
  screen.draw(<DeskView console={console} t={t} session={session} />)
  try {
    await session.ended
  } finally {
    await screen.close()
  }
}
