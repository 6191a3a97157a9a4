import { formatTime } from '@icss/core/copy/format.ts'
import { createTranslate } from '@icss/core/copy/translate.ts'
import type { DrawView } from '@icss/core/lotteries/draws.contract.ts'
import { drawsEn } from '@icss/core/lotteries/lotteries.en.ts'
import { drawsZh } from '@icss/core/lotteries/lotteries.zh.ts'
import { shownStrength } from '@icss/core/lotteries/shown-strength.ts'
import type { Console } from '../console/console.ts'
import { onOneLine } from '../console/display-width.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { awardName } from './award-of.ts'
import type { Carried } from './carry-round.ts'

/** Seconds between two notes of how a round waits. */
const noteEvery = 5

const wordsOf = (language: Console['language']) =>
  createTranslate(language, language === 'zh' ? drawsZh : (drawsEn as typeof drawsZh))

/** Notes how a round waits, every few seconds, in the words of the big screen. */
export function noteWaiting({ t, language, note }: Pick<Console, 't' | 'language' | 'note'>): Carried {
  const words = wordsOf(language)
  let noted: { readonly state: string; readonly seconds: number } | undefined
  let wasLate = false
  return {
    waits({ state, locks: { given, of } }, seconds) {
      if (noted?.state === state && noted.seconds - seconds < noteEvery) return
      noted = { state, seconds }
      const [what, how] =
        state === 'announced'
          ? [words('collecting'), words('collectingText', { given, of, seconds })]
          : [words('waiting'), words('waitingText', { seconds })]
      note(t('lottery.draw.waits', { what, how }))
    },
    isLate() {
      if (!wasLate) note(words('late'))
      wasLate = true
    },
  }
}

/** What is left where somebody interrupted a draw, `draw` as it was seen last; `command` goes on with it. */
export function interruptedLines({ t }: Pick<Console, 't'>, draw: DrawView | undefined, command: string): string {
  const closesAt = draw?.state === 'announced' ? draw.round?.dueAt : null
  return [
    t('lottery.draw.interrupted', { command }),
    ...(closesAt ? [t('lottery.draw.closesAt', { time: formatTime(closesAt) })] : []),
  ].join('\n')
}

/** Who has won in a round, and how strong it is; throws where somebody abandoned it meanwhile. */
export function roundLines({ t, language }: Pick<Console, 't' | 'language'>, draw: DrawView, round: number): string {
  const winners = draw.winners.filter((one) => one.round === round)
  const [first] = winners
  if (!first) throw new CliError('roundAbandoned', exitCodes.failed, { round })
  const award = draw.awards.find(({ id }) => id === first.award)
  const named = winners.map(({ code, name, voided }) =>
    t(voided === null ? 'lottery.verify.winner' : 'lottery.verify.voided', { id: code, name: onOneLine(name) }),
  )
  const who = named.join(t('lottery.verify.between'))
  return [
    t('lottery.verify.round', { round, award: award ? awardName(award) : '', winners: who }),
    `  ${wordsOf(language)(`strength.${shownStrength(draw)}`, { given: draw.locks.given, of: draw.locks.of })}`,
  ].join('\n')
}
