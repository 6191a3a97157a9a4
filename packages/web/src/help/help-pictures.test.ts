import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { HelpPage } from '@icss/core/help/help-pages.ts'
import type { HelpText } from '@icss/core/help/help-text.ts'
import { helpTexts } from '@icss/core/help/help-texts.ts'
import { namedIn } from '@icss/core/help/help-words.ts'
import { screens } from '@icss/core/routes/routes.ts'
import { storiesIn } from '@icss/ui/story/stories-in.ts'
import { helpPictures } from './help-pictures.ts'

const pictures = Object.entries(helpPictures)
const folders = new URL('../', import.meta.url)

/** The ids of the stories of a folder. */
const idsIn = (folder: string) =>
  readdirSync(new URL(folder, folders))
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => storiesIn(readFileSync(new URL(`${folder}/${file}`, folders), 'utf8')).stories)
    .map(({ id }) => id)

test('each guide that a screen leads to has a picture', () => {
  const ledTo = new Set(Object.values(screens).flatMap(({ help }) => help ?? []))
  expect([...ledTo].filter((page) => !(page in helpPictures))).toEqual([])
})

test('the story of each picture is there', () => {
  const gone = pictures.filter(([, { src }]) => {
    const [, folder = '', story = ''] = /([\w-]+)\/__screenshots__\/([\w-]+)\.zh\.webp$/.exec(src) ?? []
    return !idsIn(folder).includes(story)
  })
  expect(gone).toEqual([])
})

test('a picture shows a screen that leads to its guide or to a related one, or that the guide names', () => {
  const strange = pictures.filter(([page, { screen }]) => {
    const { about, sections, related = [] }: HelpText = helpTexts[page as HelpPage]
    const named = [about, ...sections.flatMap(({ steps }) => steps)].flatMap(namedIn)
    return ![page, ...related].includes(screens[screen].help ?? '') && !named.includes(`@${screen}`)
  })
  expect(strange).toEqual([])
})
