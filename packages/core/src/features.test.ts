import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as features from './features.ts'
import { partsOf } from './parts.ts'
import type { Choices } from './spreadsheets/choices.ts'
import { columnsOf } from './spreadsheets/columns-of.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const folders = readdirSync(here, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** What a folder may hold, and the part of its manifest that gives it to the product. */
const given: readonly (readonly [file: string, part: string])[] = [
  ['contract', 'contract'],
  ['errors', 'errors'],
  ['screens', 'screens'],
]

test.each(folders)('%s gives all that it has', async (folder) => {
  const parts: Readonly<Record<string, object>> | undefined = Object.entries(features).find(
    ([noun]) => noun === camelCase(folder),
  )?.[1]
  for (const [file, partName] of given) {
    const path = `${folder}/${folder}.${file}.ts`
    if (!existsSync(`${here}${path}`)) continue
    const missing = `${path} is in no manifest: give it as \`${partName}\` in ${folder}/${folder}.feature.ts, and name the feature in features.ts.`
    const part = parts?.[partName] ?? {}
    const values = Object.values((await import(/* @vite-ignore */ `${here}${path}`)) as object)
    const isGiven = values.some(
      (value) => Object.values(part).includes(value) || Object.keys(value as object).every((key) => key in part),
    )
    expect(isGiven ? '' : missing).toBe('')
  }
})

test.each(folders)('the errors of %s are among all of them', (folder) => {
  const path = `${folder}/${folder}.errors.ts`
  if (!existsSync(here + path)) return
  const isAdded = readFileSync(here + path, 'utf8').includes('interface ErrorCodes extends Own')
  expect(isAdded ? '' : `${path} does not add its codes to ErrorCodes of errors/error-code.ts.`).toBe('')
})

test('words, and words of errors, are there in both languages', () => {
  for (const [noun, parts] of Object.entries(features) as [string, object][]) {
    const one = 'zh' in parts !== 'en' in parts
    expect(one ? `${noun}.feature.ts gives words in one language: give \`zh\` and \`en\`.` : '').toBe('')
    const worded = 'errors' in parts && !('errorsZh' in parts && 'errorsEn' in parts)
    expect(worded ? `${noun}.feature.ts gives errors without words: give \`errorsZh\` and \`errorsEn\`.` : '').toBe('')
  }
})

test.each(['contract', 'errors', 'screens', 'menu'])('no two features give the same %s', (part) => {
  const keys = Object.values(partsOf(features, part)).flatMap((one) => Object.keys(one))
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

test('what is listed by an entity is searched, exported and worded by its columns', () => {
  for (const [noun, parts] of Object.entries(features) as [string, Readonly<Record<string, unknown>>][]) {
    const contract = parts['contract'] as Readonly<Record<string, object>> | undefined
    const own = contract?.[noun]
    if (!own || !('create' in own && 'list' in own && 'export' in own)) continue
    expect('columns' in parts ? '' : `${noun}.feature.ts has an export without columns: give \`columns\`.`).toBe('')
  }
})

test('the choices of a noun hold those of its columns, and their labels stand where they are said to', () => {
  const words: Readonly<Record<string, unknown>> = partsOf(features, 'zh')
  const choices: Readonly<Record<string, Choices>> = partsOf(features, 'choices')
  for (const noun of Object.keys(partsOf(features, 'columns'))) {
    const labels = columnsOf(noun).flatMap(({ field, kind }) =>
      typeof kind === 'object' && 'choice' in kind ? [[field, kind.choice.zh]] : [],
    )
    const named = Object.entries(choices[noun] ?? {}).map(([field, name]) => [
      field,
      (words[noun] as Readonly<Record<string, unknown>>)[name],
    ])
    expect([noun, named.filter(([, label]) => label === undefined)]).toEqual([noun, []])
    expect([noun, Object.fromEntries(named)]).toMatchObject([noun, Object.fromEntries(labels)])
  }
})
