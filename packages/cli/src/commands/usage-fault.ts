import type { CommanderError } from 'commander'
import type { Translate } from '@icss/core/copy/translate.ts'
import type { Wording } from '@icss/core/errors/wording.ts'
import type { cliZh } from '../copy/cli.zh.ts'

/** Words a usage fault that commander found. Commander tells the names only inside its English message. */
export function wordUsageFault({ code, message }: CommanderError, t: Translate<typeof cliZh>): Wording {
  const names = [...message.matchAll(/'([^']*)'/g)].map(([, name = '']) => name)
  const [first = '', second = ''] = names
  const nearest = /Did you mean (?:one of )?([^?]+)\?/.exec(message)?.[1]
  const advice = nearest ? t('usage.nearest', { nearest }) : t('usage.seeHelp')
  switch (code) {
    case 'commander.unknownOption':
      return { says: t('usage.unknownOption', { name: first }), fix: advice }
    case 'commander.missingArgument':
      return { says: t('usage.missingArgument', { name: first }), fix: t('usage.seeHelp') }
    case 'commander.optionMissingArgument':
      return { says: t('usage.optionMissingArgument', { name: first }), fix: t('usage.seeHelp') }
    case 'commander.missingMandatoryOptionValue':
      return { says: t('usage.missingOption', { name: first }), fix: t('usage.seeHelp') }
    case 'commander.excessArguments':
      return { says: t('usage.excessArguments'), fix: t('usage.excessAdvice') }
    case 'commander.conflictingOption':
      return { says: t('usage.conflictingOption', { first, second }), fix: t('usage.seeHelp') }
    case 'commander.invalidArgument': {
      const choices = /Allowed choices are ([^.]+)\./.exec(message)?.[1]
      return {
        says: t('usage.invalidValue', { name: first, value: second }),
        fix: choices ? t('usage.choices', { choices }) : t('usage.seeHelp'),
      }
    }
    default:
      return { says: message.replace(/^error: /, ''), fix: t('usage.seeHelp') }
  }
}
