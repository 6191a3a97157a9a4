import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

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
