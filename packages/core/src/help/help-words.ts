import { copyZh } from '../copy/copy.zh.ts'
import { createTranslate } from '../copy/translate.ts'
import { catalogueZh } from '../errors/catalogue.zh.ts'
import type { ErrorCode } from '../errors/error-code.ts'
import { menuEntries } from '../routes/menu-entries.ts'
import { screens } from '../routes/routes.ts'
import { pinyinInitials } from '../search/pinyin-initials.ts'
import { type HelpPage, helpTitles } from './help-pages.ts'
import { helpTexts } from './help-texts.ts'

const translate = createTranslate<object>('zh', copyZh) as (key: string) => string
const named = /\{\{([@#]?[\w.]+)\}\}/

/** Words that stand on a screen, by what `HelpText` names them with; undefined where nothing is called so. */
export function wordsOnScreen(name: string): string | undefined {
  if (name.startsWith('@'))
    return (screens as Readonly<Record<string, { title: { zh: string } }>>)[name.slice(1)]?.title.zh
  if (name.startsWith('#'))
    return (menuEntries as Readonly<Record<string, { label: { zh: string } }>>)[name.slice(1)]?.label.zh
  const words = translate(name)
  return words === name ? undefined : words
}

/** What a sentence of a help page names that stands on a screen, in its order. */
export const namedIn = (sentence: string): readonly string[] => sentence.split(named).filter((_, at) => at % 2 === 1)

interface HelpPart {
  readonly words: string
  readonly isOnScreen: boolean
}

/** A sentence of a help page in parts, of which those that stand on a screen are marked. */
export const partsOfHelp = (sentence: string): readonly HelpPart[] =>
  sentence.split(named).flatMap((words, at): HelpPart[] => {
    if (words === '') return []
    const isOnScreen = at % 2 === 1
    return [{ words: isOnScreen ? (wordsOnScreen(words) ?? words) : words, isOnScreen }]
  })

/** A sentence of a help page as it is read. */
export const helpSentence = (sentence: string): string =>
  partsOfHelp(sentence)
    .map(({ words, isOnScreen }) => (isOnScreen ? `“${words}”` : words))
    .join('')

const withoutValues = (words: string) => words.replaceAll(/\{\{\w+\}\}/g, '…')

/** What a message says and what to do; values that it has in use stand as …. */
export function helpMessage(code: ErrorCode): { readonly says: string; readonly fix: string } {
  const { says, fix } = catalogueZh[code]
  return { says: withoutValues(says), fix: withoutValues(fix) }
}

/** All that a help page says, in one line. */
function textOf(page: HelpPage): string {
  const { about, sections, messages = [], questions = [] } = helpTexts[page]
  return [
    helpTitles[page].zh,
    about,
    ...sections.flatMap(({ title, steps }) => [title, ...steps]),
    ...messages.flatMap((code) => Object.values(helpMessage(code))),
    ...questions.flatMap(({ asked, answer }) => [asked, answer]),
  ]
    .map(helpSentence)
    .join('\n')
    .toLowerCase()
}

/** Whether a help page is about what is looked for: words of its text, or pinyin initials of its title. */
export function isHelpAbout(page: HelpPage, search: string): boolean {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const text = textOf(page)
  const initials = pinyinInitials(helpTitles[page].zh)
  return words.every((word) => text.includes(word) || initials.includes(word))
}
