import { type Flag, type FlagList, flags } from '@icss/core/permissions/flags.ts'
import { permissionsEn } from '@icss/core/permissions/permissions.en.ts'
import { permissionsZh } from '@icss/core/permissions/permissions.zh.ts'
import type { Console } from '../console/console.ts'

/** What people call these flags, one behind the other. */
export const flagWords = ({ language, t }: Pick<Console, 'language' | 't'>, held: readonly Flag[]): string => {
  const names = (language === 'zh' ? permissionsZh : permissionsEn).flags
  return held.map((flag) => names[flag]).join(t('list.between'))
}

/** The flags that a list holds, in words; all of them in one. */
export const heldWords = (console: Pick<Console, 'language' | 't'>, list: FlagList): string => {
  const held = flags.filter((_, id) => list[id])
  return held.length === flags.length ? console.t('templates.all') : flagWords(console, held)
}
