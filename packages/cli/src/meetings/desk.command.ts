import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import { createTranslate } from '@icss/core/copy/translate.ts'
import { deskEn } from '@icss/core/desk/desk.en.ts'
import { deskZh } from '@icss/core/desk/desk.zh.ts'
import { deskPatience } from '@icss/core/desk/hand-in-kept.ts'
import { isUnreached } from '@icss/core/desk/is-unreached.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { meetingTake } from '../commands/shared-takes.ts'
import type { Console } from '../console/console.ts'
import { idOf } from '../console/given-id.ts'
import { localFile } from '../console/local-file.ts'
import { wordProblem } from '../errors/report-error.ts'
import { exitCodes, type ExitCode } from '../exit-codes.ts'
import { connect, type Server } from '../server/connect.ts'
import { type DeskLine, deskLine, deskLines } from './desk-lines.ts'
import { type DeskWords, phoneEnd } from './desk-words.ts'
import { KeptFacts } from './kept-facts.ts'

function saidOf(console: Console, t: DeskWords, { line, outcome, fault, participant }: DeskLine): string {
  if (fault) {
    const { says, fix } = wordProblem(console, fault)
    return `${says} ${fix}`
  }
  if (outcome === 'nothingToUndo') return t('terminal.nothingToUndo')
  if (outcome === 'kept') return t('terminal.kept', { line })
  if (line === '-' && !participant) return t('terminal.takenBack')
  if (!participant) return t(outcome === 'otherBadge' ? 'unknownBadge' : 'nobody')
  const { name, number, seat } = participant
  const said = line === '-' ? 'undone' : outcome === 'already' ? 'already' : 'done'
  return [t(said, { name }), number === null ? '' : t('number', { number }), seat].filter(Boolean).join(' · ')
}

interface Desk {
  readonly server: Server
  readonly meetingId: string
  readonly kept: KeptFacts
}

/** The desk as a screen, for a person with a hand scanner. What waits stays kept when they leave. */
async function runScreen(console: Console, t: DeskWords, desk: Desk): Promise<ExitCode> {
  const { meetingId, kept } = desk
  let { server } = desk
  // Refused, it is said before the screen stands; not reached, the desk goes on by itself.
  const meeting = await server.meetings
    .show({ params: { id: meetingId } }, { timeout: deskPatience })
    .catch((error: unknown) => {
      if (isUnreached(error)) return undefined
      throw error
    })
  // The screen has the terminal by the time the server answers: nobody can be asked for a password then.
  if (!meeting) ({ server } = await connect({ ...console, mayAsk: false }))
  const [{ DeskSession }, { runDeskScreen }] = await Promise.all([
    import('./desk-session.ts'),
    import('./desk.view.tsx'),
  ])
  await runDeskScreen(console, t, new DeskSession({ server, meetingId, meeting, kept }))
  const waiting = kept.read().length
  if (waiting > 0) console.warn(t('terminal.waiting', { count: waiting }))
  return exitCodes.ok
}

export default command({
  summary: {
    zh: '签到台：读入一行行胸卡上的码、姓名、手机尾号或单位，签到唯一符合的人；“+ 姓名 手机号 单位”现场添加，“-”撤销上一个；断网时保存在本机，下次运行时上交。在终端里是一个适合扫码枪的界面；有 --json、--lines 或管道时逐行读写',
    en: 'The sign-in desk: reads badges, names, companies or ends of phones line by line and signs in whom alone each means; “+ name phone company” adds a walk-in, “-” undoes the last one; without a network it keeps what happened, and the next run hands it in. In a terminal it is a screen for hand scanners; with --json, --lines or a pipe it reads and writes lines',
  },
  takes: {
    ...meetingTake,
    lines: {
      value: 'file',
      text: { zh: '从文件读取各行，不从键盘或管道', en: 'read the lines from a file, not from the keyboard or a pipe' },
    },
  },
  examples: same(`icss meetings desk ${exampleId}`, `icss meetings desk ${exampleId} --lines badges.txt --json`),
  calls: ['participants.list', 'participants.show', 'desk.record', 'desk.list', 'meetings.show'],
  answer: z.object({ items: z.array(deskLine) }),
  async run(console, { meetingId, lines: path }) {
    const { language } = console
    const isTyped = console.mayAsk && path === undefined
    const t: DeskWords = createTranslate(language, language === 'zh' ? deskZh : (deskEn as typeof deskZh))
    const { server } = await connect(console)
    const kept = new KeptFacts(console.env, idOf(meetingId))
    if (isTyped && console.live && console.width !== undefined && !console.json)
      return runScreen(console, t, { server, meetingId: idOf(meetingId), kept })
    const waitingBefore = kept.read().length
    const { take, handInKept } = deskLines({
      server,
      meetingId: idOf(meetingId),
      kept,
      onSeveral(people, total) {
        console.note(t('terminal.several', { count: total }))
        for (const one of people)
          console.note(`  ${[one.name, one.company, phoneEnd(one)].filter(Boolean).join(' · ')}`)
      },
      onRefused({ name, fact: { kind } }, fault) {
        const { says, fix } = wordProblem(console, fault)
        console.warn(t('terminal.refused', { what: t(`kinds.${kind}`), name, why: `${says} ${fix}` }))
      },
    })
    if (waitingBefore > 0) console.note(t('terminal.waiting', { count: waitingBefore }))
    await handInKept()
    const lines = createInterface({
      input: path === undefined ? process.stdin : createReadStream((await localFile(path)).path),
      prompt: t('terminal.prompt'),
      ...(isTyped ? { output: process.stderr } : {}),
    })
    const items: DeskLine[] = []
    if (isTyped) {
      console.note(t('terminal.how'))
      lines.prompt()
    }
    for await (const typed of lines) {
      const line = typed.trim()
      if (line !== '') {
        const item = await take(line)
        items.push(item)
        if (!console.json && item.outcome !== 'several') console.print(saidOf(console, t, item))
      }
      if (isTyped) lines.prompt()
    }
    const waiting = kept.read().length
    if (waiting > 0) console.warn(t('terminal.waiting', { count: waiting }))
    if (console.json) console.printJson({ items })
    const isDone = items.every(({ outcome }) => outcome === 'done' || outcome === 'already')
    return isTyped || isDone ? exitCodes.ok : exitCodes.failed
  },
})
