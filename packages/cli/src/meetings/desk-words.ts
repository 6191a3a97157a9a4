import type { Translate } from '@icss/core/copy/translate.ts'
import type { deskZh } from '@icss/core/desk/desk.zh.ts'
import type { Console } from '../console/console.ts'
import { wordProblem } from '../errors/report-error.ts'
import type { DeskEntry, Ending, Said } from './desk-look.ts'

export type DeskWords = Translate<typeof deskZh>

export type Tone = 'good' | 'kept' | 'warn' | 'bad'

/** What stands before a line, so that its tone shows without colours too. */
export const marks = { good: '✓', kept: '…', warn: '!', bad: '✗' } as const satisfies Record<Tone, string>

export const tones = {
  done: 'good',
  verified: 'good',
  late: 'good',
  kept: 'kept',
  keptVerified: 'kept',
  already: 'warn',
  undone: 'warn',
  leave: 'warn',
  nothingToUndo: 'warn',
  walkInHow: 'warn',
  nobody: 'bad',
  unknownBadge: 'bad',
  otherBadge: 'bad',
  noList: 'bad',
  failed: 'bad',
  refused: 'bad',
} as const satisfies Record<Ending | Said['key'], Tone>

/** What the desk says of the last thing, in one line and what may stand below it. */
export function saidWords(console: Pick<Console, 'language'>, t: DeskWords, said: Said): readonly [string, string] {
  switch (said.key) {
    case 'failed': {
      const { says, fix } = wordProblem(console, said.fault)
      return [said.name === undefined ? says : `${said.name} · ${says}`, fix]
    }
    case 'leave':
      return [t('terminal.leave'), t('leaveWaiting', { count: said.count })]
    case 'nobody':
    case 'unknownBadge':
      return [t(said.key), '']
    case 'nothingToUndo':
    case 'noList':
    case 'walkInHow':
      return [t(`terminal.${said.key}`), '']
    default: {
      const { key, name, number, seat } = said
      const facts = [t(key, { name }), number === null ? '' : t('number', { number }), seat]
      return [facts.filter(Boolean).join(' · '), tones[key] === 'kept' ? t('keptText') : '']
    }
  }
}

/** How an entry ended. */
export const endingWords = (t: DeskWords, { ending }: Pick<DeskEntry, 'ending'>): string =>
  t(`terminal.endings.${ending}`)

/** What tells people of one name apart. */
export const phoneEnd = ({ phone }: { readonly phone: string }): string => (phone === '' ? '' : `…${phone.slice(-4)}`)
