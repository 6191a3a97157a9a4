import { contract } from '@icss/core/contract/contract.ts'
import type { Contract } from '@icss/core/contract/endpoint.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { copyIn } from '../language/copy.ts'

type Words = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>

/** What an action is called: as its endpoint says, or the trail of what no endpoint does; an older one by its own name. */
export function actionWords(action: string, language: Language): string {
  const [group = '', name = ''] = action.split('.')
  const others: Words = copyIn(language).audit.actions
  return (contract as Contract)[group]?.[name]?.summary[language] ?? others[group]?.[name] ?? action
}
