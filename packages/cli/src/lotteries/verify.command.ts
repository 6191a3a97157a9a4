import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { createTranslate } from '@icss/core/copy/translate.ts'
import { drawCheckEn } from '@icss/core/lotteries/draw-check.en.ts'
import { misuses, strengthMeans, strengthWords, whichDraw } from '@icss/core/lotteries/draw-check.words.ts'
import { drawCheckZh } from '@icss/core/lotteries/draw-check.zh.ts'
import { drawVersion, type Proof } from '@icss/core/lotteries/draw-record.ts'
import { reportOf, strengths } from '@icss/core/lotteries/draw-report.ts'
import type { Proof as FirstProof } from '@icss/core/lotteries/v1/proof.ts'
import { roundsOf } from '@icss/core/lotteries/v1/report.ts'
import { verifyProofText } from '@icss/core/lotteries/verify.ts'
import { command } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { onOneLine } from '../console/display-width.ts'
import { localFile } from '../console/local-file.ts'
import { errorAnswer } from '../errors/error-answer.ts'
import { wordProblem } from '../errors/report-error.ts'
import { exitCodes } from '../exit-codes.ts'

const answer = z.object({
  ok: z.boolean(),
  version: z.nullable(z.string()),
  drawId: z.nullable(z.string()),
  participants: z.number(),
  /** Which draw of the meeting it is. */
  which: z.array(z.string()),
  /** What could still have been misused, the worst first. */
  misuse: z.array(z.string()),
  rounds: z.array(
    z.object({
      round: z.number(),
      award: z.string(),
      prize: z.nullable(z.string()),
      strength: z.nullable(z.object({ kind: z.enum(strengths), phones: z.number(), of: z.number(), says: z.string() })),
      winners: z.array(z.object({ id: z.string(), name: z.string(), voided: z.boolean() })),
    }),
  ),
  error: z.nullable(errorAnswer),
})
type Answer = z.output<typeof answer>

const wordsOf = ({ language }: Console) => createTranslate(language, language === 'zh' ? drawCheckZh : drawCheckEn)

const winnersOf = (winners: readonly { id: string; name: string; isVoided: boolean }[]) =>
  winners.map(({ id, name, isVoided }) => ({ id, name, voided: isVoided }))

function firstAnswer(console: Console, proof: FirstProof): Answer {
  const { version, drawId, roster } = proof
  const rounds = roundsOf(proof).map(({ round, award, winners }) => ({
    round,
    award,
    prize: null,
    strength: null,
    winners: winnersOf(winners),
  }))
  const misuse = [wordsOf(console)('firstVersion')]
  return { ok: true, version, drawId, participants: roster.length, which: [], misuse, rounds, error: null }
}

function answerOf(console: Console, proof: Proof): Answer {
  const t = wordsOf(console)
  const report = reportOf(proof)
  return {
    ok: true,
    version: proof.version,
    drawId: report.drawId,
    participants: report.participants,
    which: whichDraw(t, report),
    misuse: misuses(t, report),
    rounds: report.rounds.map(({ round, award, prize, winners, strength }) => ({
      round,
      award,
      prize,
      strength: {
        kind: strength.kind,
        phones: strength.given,
        of: strength.of,
        says: `${strengthWords(t, strength)}${t('rounds.because')}${strengthMeans(t, strength)}`,
      },
      winners: winnersOf(winners),
    })),
    error: null,
  }
}

const part = (title: string, lines: readonly string[]) => ['', title, ...lines.map((line) => `  ${onOneLine(line)}`)]

function linesOf(console: Console, { drawId, participants, which, misuse, rounds }: Answer): string[] {
  const { t, style } = console
  const words = wordsOf(console)
  const count = { drawId: onOneLine(drawId ?? ''), participants, rounds: rounds.length }
  const named = (winners: Answer['rounds'][number]['winners']) =>
    winners
      .map(({ id, name, voided }) => t(voided ? 'lottery.verify.voided' : 'lottery.verify.winner', { id, name }))
      .join(t('lottery.verify.between'))
  const drawn = rounds.flatMap(({ round, award, prize, winners, strength }) => [
    prize === null
      ? t('lottery.verify.round', { round, award, winners: named(winners) })
      : words('rounds.round', { round, award, prize, names: named(winners) }),
    ...(strength ? [`  ${t('lottery.verify.strength', { strength: strength.says })}`] : []),
  ])
  return [
    `${style('green', '✓')} ${t('lottery.verify.holds', count)}`,
    ...(which.length > 0 ? part(words('which.title'), which) : []),
    ...part(words('misuse.title'), misuse),
    ...part(words('rounds.title'), drawn.length > 0 ? drawn : [words('rounds.none')]),
  ]
}

export default command({
  summary: {
    zh: '核对抽奖证明文件：无需登录和联网，任何人都可以检查名单、承诺、随机数、手机的锁和每一轮的结果是否相符，并读到每一轮有多可信、哪些地方仍可能被利用。',
    en: 'Check the proof file of a draw: anyone can, without a login or a network, see that roster, commitment, randomness, locks of the phones and the winners of each round agree, how strong each round is, and what could still have been misused.',
  },
  takes: {
    file: {
      argument: 'required',
      suggest: 'files',
      text: { zh: '抽奖结束后下载的证明文件', en: 'the proof file, as downloaded after the draw' },
    },
  },
  examples: { zh: ['icss lottery verify 抽奖证明.json'], en: ['icss lottery verify proof.json'] },
  calls: [],
  answer,
  /** Checks a proof file of either version by itself, without a server or a login. */
  async run(console, { file: path }) {
    const { t } = console
    const { path: file } = await localFile(path)
    const verified = await verifyProofText(await readFile(file, 'utf8'))
    if (!verified.ok) {
      const { code, params = {} } = verified.fault
      const { says, fix } = wordProblem(console, verified.fault)
      console.warn(`${console.style('red', t('error'), 'stderr')}${onOneLine(says)}\n${fix}`)
      if (console.json)
        console.printJson({
          ok: false,
          version: null,
          drawId: null,
          participants: 0,
          which: [],
          misuse: [],
          rounds: [],
          error: { code, message: says, fix, params },
        } satisfies Answer)
      return exitCodes.failed
    }
    const { proof } = verified
    const answered = proof.version === drawVersion ? answerOf(console, proof) : firstAnswer(console, proof)
    if (console.json) console.printJson(answered)
    else console.print(linesOf(console, answered).join('\n'))
    return exitCodes.ok
  },
})
