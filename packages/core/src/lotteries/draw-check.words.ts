import type { Translate } from '../copy/translate.ts'
import type { drawCheckZh } from './draw-check.zh.ts'
import type { DrawReport, Named, ReportedRound, Strength } from './draw-report.ts'
import type { Testimony } from './witness.ts'

type Words = Translate<typeof drawCheckZh>

const namesOf = (t: Words, named: readonly Named[]) => named.map(({ name }) => name).join(t('rounds.between'))

/** Which draw of its meeting this is. */
export function whichDraw(t: Words, { meeting, number, participants, leftOut }: DrawReport): string[] {
  return [
    t('which.draw', { meeting, number, participants }),
    number > 1 ? t('which.others', { before: number - 1 }) : '',
    t('which.more'),
    leftOut > 0 ? t('which.leftOut', { count: leftOut }) : '',
  ].filter((sentence) => sentence !== '')
}

/** What could have been misused, the worst first. */
export function misuses(t: Words, { abandoned, voids, ways }: DrawReport): string[] {
  const reasonOf = (reason: string) => (reason.trim() === '' ? t('misuse.noReason') : reason)
  const late = abandoned.toSorted((a, b) => Number(b.isLate) - Number(a.isLate))
  const sentences = [
    ...late.flatMap(({ round, award, reason, isLate, wouldHaveWon }) => [
      t(isLate ? 'misuse.abandonedLate' : 'misuse.abandoned', { round, award, reason: reasonOf(reason) }),
      ...(wouldHaveWon ? [t('misuse.wouldHaveWon', { names: namesOf(t, wouldHaveWon) })] : []),
    ]),
    ...voids.map(({ round, participant: { name }, reason, replacedBy }) =>
      replacedBy
        ? t('misuse.voided', { round, name, reason: reasonOf(reason), replacedBy: replacedBy.name })
        : t('misuse.voidedAlone', { round, name, reason: reasonOf(reason) }),
    ),
    ways.hand > 0 ? t('misuse.hand', { count: ways.hand }) : '',
    ways.open + ways.printed > 0
      ? t('misuse.unverified', { count: ways.open + ways.printed, open: ways.open, printed: ways.printed })
      : '',
    ways.desk > 0 ? t('misuse.desk', { count: ways.desk }) : '',
  ].filter((sentence) => sentence !== '')
  return sentences.length > 0 ? sentences : [t('misuse.none')]
}

/** The strength of a round in words: what it rests on, and how many phones took part. */
export function strengthWords(t: Words, { kind, given, of }: Strength): string {
  const phones = t('rounds.phones', { given, of })
  if (kind === 'phones') return phones
  return given > 0 ? t('rounds.with', { strength: t(`strength.${kind}`), phones }) : t(`strength.${kind}`)
}

/** What the strength of a round means, in a sentence. */
export const strengthMeans = (t: Words, { kind }: Strength): string => t(`means.${kind}`)

/** A round on one line: its award, prize and winners as they were drawn. */
export function roundWords(t: Words, { round, award, prize, winners }: ReportedRound): string {
  const names = winners.map(({ name, isVoided }) => (isVoided ? t('rounds.voided', { name }) : name))
  return t('rounds.round', { round, award, prize, names: names.join(t('rounds.between')) })
}

/** What a phone witnessed, a sentence each; whether it agrees with the file is said beside it. */
export function testimonyWords(t: Words, told: Testimony): string {
  if (told.kind === 'line') {
    if (told.holds) return t('witness.line')
    return t(told.found ? 'witness.lineDiffers' : 'witness.lineMissing')
  }
  if (told.kind === 'value') return t(told.holds ? 'witness.value' : 'witness.valueMissing', { round: told.round })
  if (told.kind === 'seen') return t('witness.seenMissing', { hash: told.hash.slice(0, 8) })
  const { round, seconds } = told
  return told.holds
    ? t('witness.published', { round, seconds })
    : t('witness.publishedLate', { round, seconds: -seconds })
}
