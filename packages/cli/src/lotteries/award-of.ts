import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { DrawView } from '@icss/core/lotteries/draws.contract.ts'
import { onOneLine } from '../console/display-width.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'

export type Award = Pick<DrawView['awards'][number], 'id' | 'name' | 'prize'>

/** An award with its prize, as a sentence names it. */
export const awardName = ({ name, prize }: Pick<Award, 'name' | 'prize'>): string =>
  onOneLine([name, prize].filter(Boolean).join(' '))

/** Awards to choose from by their ids. */
export const awardList = (awards: readonly Award[]): string =>
  awards.map((one) => `${awardName(one)} (${onOneLine(one.id)})`).join('; ')

/** The award that somebody names by its id or its name. */
export function awardOf(awards: readonly Award[], wanted: string): Award {
  const found = awards.filter(({ id, name }) => id === wanted || name === wanted)
  const [award] = found
  if (!award) throw new ProblemError('lottery.award_unknown')
  if (found.length > 1) throw new CliError('awardNeeded', exitCodes.usage, { awards: awardList(found) })
  return award
}
