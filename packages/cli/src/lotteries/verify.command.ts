import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import type { Proof } from '@icss/core/lotteries/proof.ts'
import { verifyProofText } from '@icss/core/lotteries/verify.ts'
import { command } from '../commands/command.ts'
import { onOneLine } from '../console/display-width.ts'
import { localFile } from '../console/local-file.ts'
import { errorAnswer } from '../errors/error-answer.ts'
import { wordProblem } from '../errors/report-error.ts'
import { exitCodes } from '../exit-codes.ts'

/** The rounds of a proof with the names that its roster gives the winners. */
function roundsOf({ roster, records }: Proof) {
  const names = new Map(roster.map(({ id, name }) => [id, name]))
  const voided = new Set(records.flatMap((record) => (record.type === 'void' ? [record.participant] : [])))
  return records.flatMap((record) =>
    record.type === 'draw'
      ? [
          {
            round: record.round,
            award: record.award,
            winners: record.winners.map((id) => ({ id, name: names.get(id) ?? '', voided: voided.has(id) })),
          },
        ]
      : [],
  )
}

export default command({
  summary: {
    zh: '核验抽奖证明文件：无需登录和联网，任何人都可以检查名单、承诺、熵和每一轮的结果是否相符。',
    en: 'Check the proof file of a draw: anyone can, without a login or a network, see that roster, commitment, entropy and the winners of each round agree.',
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
  answer: z.object({
    ok: z.boolean(),
    drawId: z.nullable(z.string()),
    participants: z.number(),
    rounds: z.array(
      z.object({
        round: z.number(),
        award: z.string(),
        winners: z.array(z.object({ id: z.string(), name: z.string(), voided: z.boolean() })),
      }),
    ),
    error: z.nullable(errorAnswer),
  }),
  /** Checks a proof file by itself, without a server or a login. */
  async run(console, { file: path }) {
    const { t } = console
    const { path: file } = await localFile(path)
    const verified = verifyProofText(await readFile(file, 'utf8'))
    if (!verified.ok) {
      const { code, params = {} } = verified.fault
      const { says, fix } = wordProblem(console, verified.fault)
      console.warn(`${console.style('red', t('error'), 'stderr')}${onOneLine(says)}\n${fix}`)
      if (console.json)
        console.printJson({
          ok: false,
          drawId: null,
          participants: 0,
          rounds: [],
          error: { code, message: says, fix, params },
        })
      return exitCodes.failed
    }
    const { drawId, roster } = verified.proof
    const rounds = roundsOf(verified.proof)
    if (console.json) {
      console.printJson({ ok: true, drawId, participants: roster.length, rounds, error: null })
      return exitCodes.ok
    }
    const lines = rounds.map(({ round, award, winners }) =>
      t('lottery.verify.round', {
        round,
        award: onOneLine(award),
        winners: winners
          .map(({ id, name, voided }) =>
            onOneLine(t(voided ? 'lottery.verify.voided' : 'lottery.verify.winner', { id, name })),
          )
          .join(t('lottery.verify.between')),
      }),
    )
    const head = t('lottery.verify.holds', {
      drawId: onOneLine(drawId),
      participants: roster.length,
      rounds: rounds.length,
    })
    console.print([`${console.style('green', '✓')} ${head}`, ...lines.map((line) => `  ${line}`)].join('\n'))
    return exitCodes.ok
  },
})
