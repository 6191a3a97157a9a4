import type { Language } from '../copy/language.ts'
import { listsEn } from '../lists/lists.en.ts'
import { listsZh } from '../lists/lists.zh.ts'

/** Characters of a cell of a sheet, as UTF-16 counts them (Excel's limit): of a longer one Excel says that it is damaged. */
export const maxSheetCell = 32_767

const words: Readonly<Record<Language, string>> = { zh: listsZh.leftOutCell, en: listsEn.leftOutCell }
const beginnings = Object.values(words).map((text) => text.slice(0, text.indexOf('{{')))

/** What stands in a sheet in place of a cell that is too long for it: cut, it would be taken for all there is. */
export const leftOutCell = (length: number, language: Language): string =>
  words[language].replace('{{length}}', String(length)).replace('{{max}}', String(maxSheetCell))

const cutWords: Readonly<Record<Language, string>> = { zh: listsZh.cutCell, en: listsEn.cutCell }
/** Characters that are kept of a longer cell. */
const beginning = 200

/** A cell, or of a long one its beginning with a note that begins as the other does, so that no import takes it. */
export const cutCell = (cell: string, language: Language): string =>
  cell.length <= beginning
    ? cell
    : cutWords[language]
        .replace('{{length}}', String(cell.length))
        .replace('{{beginning}}', () => cell.slice(0, beginning))

/** Whether a cell is such a note. */
export const isLeftOut = (cell: string): boolean => beginnings.some((beginning) => cell.startsWith(beginning))
