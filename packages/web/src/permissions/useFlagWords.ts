import { betweenWords } from '@icss/core/copy/between-words.ts'
import { type Flag, type FlagList, flags } from '@icss/core/permissions/flags.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'

/** What people call flags, one behind the other; all of them in one. */
export function useFlagWords(): {
  some: (named: readonly Flag[]) => string
  /** All, none, or which of them a list holds. */
  held: (list: FlagList) => string
} {
  const t = useCopy()
  const { language } = useLanguage()
  const some = (named: readonly Flag[]) =>
    named.length === flags.length
      ? t('permissions.held.all', { count: flags.length })
      : named.map((flag) => t(`permissions.flags.${flag}`)).join(betweenWords[language])
  return { some, held: (list) => some(flags.filter((_, id) => list[id])) || t('permissions.held.none') }
}
