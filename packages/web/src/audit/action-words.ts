import { contract } from '@icss/core/contract/contract.ts'
import type { Contract } from '@icss/core/contract/endpoint.ts'
import type { Language } from '@icss/core/copy/language.ts'

/** What an action is called: as its endpoint says; an older one by its own name. */
export function actionWords(action: string, language: Language): string {
  const [group = '', name = ''] = action.split('.')
  return (contract as Contract)[group]?.[name]?.summary[language] ?? action
}
