import { homeParts } from '@icss/core/home-settings/home-part.ts'
import type { Takes } from '../commands/takes.ts'

/** Which parts a command carries. */
export const partTake = {
  part: {
    value: 'part',
    many: true,
    choices: homeParts,
    text: {
      zh: '只处理这一部分，可多次使用；默认为有权限的全部',
      en: 'this part alone, several times for more; else all that you may',
    },
  },
} as const satisfies Takes

/** The parts that were named; nothing where none was. */
export const partsOf = <Part extends string>(given: readonly string[]): { parts?: Part[] } =>
  given.length === 0 ? {} : { parts: [...given] as Part[] }
