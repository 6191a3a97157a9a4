import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { screens } from '@icss/core/routes/routes.ts'
import { merged } from '@icss/core/parts.ts'
import * as features from './features.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const read = (path: string) => readFileSync(here + path, 'utf8')
const stories = globSync('**/*.stories.tsx', { cwd: here }).map(read)
const imports = /import\('\.\/(?<view>[\w-]+)\.tsx'\)/g

test.each(globSync('*/*.feature.ts', { cwd: here }))('each screen of %s has a story', (path) => {
  const views = [...read(path).matchAll(imports)].map(({ groups }) => groups?.['view'] ?? '')
  const missing = views
    .filter((view) => !stories.some((story) => story.includes(`/${view}.tsx'`)))
    .map((view) => `${view}.tsx has no story: draw it in a file ${view.replace(/Screen$/, '')}.stories.tsx beside it.`)
  expect(missing).toEqual([])
})

test('each screen of core has a view', () => {
  const views: object = merged(features, 'views')
  const missing = Object.keys(screens)
    .filter((screen) => !(screen in views))
    .map(
      (screen) =>
        `${screen} has no view: its menu leads nowhere. Name one in \`views\` of the feature's manifest, and the feature in features.ts.`,
    )
  expect(missing).toEqual([])
})

/** Whether the stories of a folder answer a list themselves. */
const answersList = (folder: string) =>
  globSync(`${folder}/*.stories.tsx`, { cwd: here }).some((path) => read(path).includes(' list: '))

test('each noun that is listed brings records for stories', () => {
  const missing = globSync('*/*.tsx', { cwd: here })
    .filter((path) => /<NounList\b/.test(read(path)) && !path.startsWith('lists/'))
    .map((path) => path.split('/')[0] ?? '')
    .filter((folder) => globSync(`${folder}/*.records.fixture.ts`, { cwd: here }).length === 0 && !answersList(folder))
    .map((folder) => `${folder} brings no records: its stories show empty lists. Add ${folder}.records.fixture.ts.`)
  expect(missing).toEqual([])
})
