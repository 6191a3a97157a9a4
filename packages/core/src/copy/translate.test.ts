import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { catalogueEn } from '../errors/catalogue.en.ts'
import { catalogueZh } from '../errors/catalogue.zh.ts'
import type { ErrorCode } from '../errors/error-code.ts'
import { errorStatus } from '../errors/error-status.ts'
import { wordError } from '../errors/wording.ts'
import { copyEn } from './copy.en.ts'
import { copyZh } from './copy.zh.ts'
import { i18nextFormatter, i18nextOptions } from './i18next-options.ts'
import { chooseLanguage, type Language, languages, localeOf } from './language.ts'
import { pseudoCopy, pseudoText } from './pseudo.ts'
import { type Copy, type CopyParams, createTranslate } from './translate.ts'

const trees: Record<Language, Copy> = { zh: copyZh, en: copyEn }

const leavesOf = (tree: Copy, prefix = ''): [path: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leavesOf(value, `${prefix}${key}.`),
  )

const namesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name as string)

const i18nextFor = async (language: Language, tree: Copy) => {
  const instance = createInstance().use(i18nextFormatter)
  await instance.init({ ...i18nextOptions, lng: language, resources: { [language]: { translation: tree } } })
  return (key: string, params: object = {}): string => instance.t(key, { ...params })
}

const samples = [
  { text: '王明', number: 1 },
  { text: '$& $t(shell.exit) {{count}} <b>', number: 1_234_567.5 },
  { text: '', number: 0 },
]

test.each(languages)('i18next answers as createTranslate does, for every key in %s', async (language) => {
  const tree = trees[language]
  const ours = createTranslate(language, tree) as (key: string, params?: CopyParams) => string
  const theirs = await i18nextFor(language, tree)
  for (const [path, text] of leavesOf(tree)) {
    const key = path.replace(/_(one|other)$/, '')
    for (const sample of samples)
      for (const count of [0, 1, 2, 1_000]) {
        const named = namesIn(text).map((name, i) => [name, i % 2 === 0 ? sample.number : sample.text])
        const params = { ...Object.fromEntries(named), ...(key === path ? {} : { count }) }
        expect(ours(key, params)).toBe(theirs(key, params))
      }
    expect(ours(key, key === path ? {} : { count: 1 })).toBe(theirs(key, key === path ? {} : { count: 1 }))
  }
})

test('an unknown key answers itself, also below a text and on an inherited name', async () => {
  for (const language of languages) {
    const theirs = await i18nextFor(language, trees[language])
    const ours = createTranslate(language, trees[language]) as unknown as (key: string) => string
    for (const key of ['nothing', 'shell.nothing', 'shell.exit.more', 'toString', 'shell.constructor'])
      expect([ours(key), theirs(key)]).toEqual([key, key])
  }
})

const byKey = (tree: Copy) =>
  new Map(
    leavesOf(tree)
      .filter(([path]) => !path.endsWith('_one'))
      .map(([path, text]) => [path, new Set(namesIn(text))]),
  )

test('both languages have the same keys and name the same values', () => {
  expect(byKey(copyEn)).toEqual(byKey(copyZh))
})

test('every error says what happened and what to do, in both languages, with the same values', () => {
  for (const code of Object.keys(errorStatus) as ErrorCode[]) {
    const [zh, en] = [catalogueZh[code], catalogueEn[code]]
    for (const text of [zh.says, zh.fix, en.says, en.fix]) expect(text).not.toBe('')
    expect([code, new Set(namesIn(zh.says + zh.fix))]).toEqual([code, new Set(namesIn(en.says + en.fix))])
    expect(/[\u4e00-\u9fff]/.test(en.says + en.fix)).toBe(false)
    for (const text of [zh.says, zh.fix, en.says, en.fix]) expect(text).not.toMatch(/[!！]/)
  }
})

/** Seed section 8, in its words, and which code carries each. */
test.each<[ErrorCode, string]>([
  ['session.account_missing', 'Account does not exist'],
  ['session.password_wrong', 'The password is incorrect'],
  ['client.network', 'Data request error'],
  ['upload.token_failed', 'Fetch failed'],
  ['client.timeout', 'The network request timed out'],
  ['upload.failed', 'Upload failed. Please re-upload'],
  ['upload.too_large', 'The file is too large, select one smaller than 1.5G'],
  ['upload.format', 'Upload failed, please confirm the file format and re-upload'],
  ['session.account_empty', 'Account cannot be empty'],
  ['session.password_empty', 'Password cannot be empty'],
  ['session.both_empty', 'Account or password cannot be empty'],
  ['request.save_failed', 'Saving failed'],
  ['request.add_failed', 'Adding failed'],
  ['request.delete_failed', 'Deleting failed'],
  ['request.edit_failed', 'Editing failed'],
  ['request.create_failed', 'Creating failed'],
  ['request.invalid', 'Some of the content is not valid'],
  ['upload.file_format', 'File format incorrect'],
  ['upload.one_image', 'Only one image may be uploaded'],
  ['request.repeated', 'Do not resubmit'],
  ['companies.search_empty', 'The deep search returned no data'],
  ['companies.search_failed', 'The deep search failed'],
  ['request.search_failed', 'The search failed'],
  ['companies.name_taken', 'The company is already in this organisation'],
  ['companies.abnormal', 'The company has abnormal business information and cannot be linked'],
  ['account.certification_failed', 'Certification failed: the information is wrong'],
  ['template.name_taken', 'The template already exists'],
  ['template.in_use', 'The template is in use and cannot be deleted'],
  ['template.limit', 'The limit of 50 templates is reached'],
  ['account.bound_elsewhere', 'The user is bound to another channel'],
  ['account.is_current_admin', 'The chosen phone is the current administrator'],
  ['lottery.prize_repeated', 'Prizes within a meeting cannot repeat'],
  ['lottery.prizes_frozen', 'The meeting has started, so its prizes cannot change'],
  ['chapter.name_required', 'Enter a name'],
  ['chapter.parent_required', 'Choose the chapter'],
  ['chapter.video_required', 'Add a video link'],
  ['chapter.video_invalid', 'Video link error'],
])('%s is the message “%s”', (code, says) => {
  const params = { max: code === 'template.limit' ? 50 : '1.5G', channel: '深圳' }
  expect(wordError(catalogueEn, 'en', { code, params }).says).toBe(says)
})

test.each([
  ['en', 'zh-CN', 'en'],
  ['zh', 'en-US', 'zh'],
  ['fr', 'en-US', 'zh'],
  [null, 'en-GB', 'en'],
  [undefined, 'zh-TW', 'zh'],
  ['', 'EN', 'en'],
  [null, 'fr', 'zh'],
  [null, undefined, 'zh'],
])('the stored language %o beside a browser of %o is %s', (stored, browser, language) => {
  expect(chooseLanguage(stored, browser)).toBe(language)
})

test('the pseudo-language is longer by two fifths, marks its ends, and keeps keys and placeholders', () => {
  expect(pseudoText('Exit now')).toBe('[Éxït ñöw～～]')
  expect(pseudoText('{{count}} 家')).toBe('[{{count}} 家]')
  for (const language of languages) {
    const pseudo = new Map(leavesOf(pseudoCopy(trees[language])))
    for (const [path, text] of leavesOf(trees[language])) {
      const grown = pseudo.get(path) ?? ''
      expect(namesIn(grown)).toEqual(namesIn(text))
      expect(grown.length).toBeGreaterThanOrEqual(
        text.length + Math.ceil(text.replace(/\{\{\w+\}\}/g, '').length * 0.4),
      )
      expect([grown.at(0), grown.at(-1)]).toEqual(['[', ']'])
    }
  }
  expect(pseudoCopy({ a: { says: 'x' } })).toEqual({ a: { says: '[x]' } })
  expect(localeOf).toEqual({ zh: 'zh-CN', en: 'en-US' })
})

test.each(['zh', 'en'] as const)('a count chooses the form that Intl would in %s', (language) => {
  const t = createTranslate(language, { rows_one: 'one', rows_other: 'other' })
  const intl = new Intl.PluralRules(localeOf[language])
  for (const count of [0, 1, 2, 5, 11, 21, 101, 1.5, -1, 1_000_000])
    expect(t('rows', { count })).toBe(language === 'zh' ? 'other' : intl.select(count))
})
