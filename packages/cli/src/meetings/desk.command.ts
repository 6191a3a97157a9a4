import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import { createTranslate, type Translate } from '@icss/core/copy/translate.ts'
import { deskEn } from '@icss/core/desk/desk.en.ts'
import { deskZh } from '@icss/core/desk/desk.zh.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { meetingTake } from '../commands/shared-takes.ts'
import type { Console } from '../console/console.ts'
import { idOf } from '../console/given-id.ts'
import { localFile } from '../console/local-file.ts'
import { wordProblem } from '../errors/report-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { type DeskLine, deskLine, deskLines } from './desk-lines.ts'
import { KeptFacts } from './kept-facts.ts'

type Words = Translate<typeof deskZh>

function saidOf(console: Console, t: Words, { line, outcome, fault, participant }: DeskLine): string {
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

export default command({
  summary: {
    zh: '签到台：读入一行行胸卡上的码、姓名、手机尾号或单位，签到唯一符合的人；“+ 姓名 手机号 单位”现场添加，“-”撤销上一个；断网时保存在本机，下次运行时上交',
    en: 'The sign-in desk: reads badges, names, companies or ends of phones line by line and signs in whom alone each means; “+ name phone company” adds a walk-in, “-” undoes the last one; without a network it keeps what happened, and the next run hands it in',
  },
  takes: {
    ...meetingTake,
    lines: {
      value: 'file',
      text: { zh: '从文件读取各行，不从键盘或管道', en: 'read the lines from a file, not from the keyboard or a pipe' },
    },
  },
  examples: same(`icss meetings desk ${exampleId}`, `icss meetings desk ${exampleId} --lines badges.txt --json`),
  calls: ['participants.list', 'participants.show', 'desk.record'],
  answer: z.object({ items: z.array(deskLine) }),
  async run(console, { meetingId, lines: path }) {
    const { language } = console
    const isTyped = console.mayAsk && path === undefined
    const t: Words = createTranslate(language, language === 'zh' ? deskZh : (deskEn as typeof deskZh))
    const { server } = await connect(console)
    const kept = new KeptFacts(console.env, idOf(meetingId))
    const waitingBefore = kept.read().length
    const { take, handInKept } = deskLines({
      server,
      meetingId: idOf(meetingId),
      kept,
      onSeveral(people, total) {
        console.note(t('terminal.several', { count: total }))
        for (const { name, company, phone } of people)
          console.note(`  ${[name, company, phone && `…${phone.slice(-4)}`].filter(Boolean).join(' · ')}`)
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
