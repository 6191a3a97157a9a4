import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storiesIn } from '../../packages/ui/src/story/stories-in.ts'
import * as patterns from '../docs/patterns.ts'

const docs = join(import.meta.dirname, '../docs')
const packages = join(import.meta.dirname, '../../packages')

const files = globSync('{ui,web}/src/**/*.stories.tsx', { cwd: packages })
const stories = new Set(
  files.flatMap((file) =>
    storiesIn(readFileSync(join(packages, file), 'utf8')).stories.map(({ title, name }) => `${title}: ${name}`),
  ),
)

test.each(Object.entries(patterns))('%s has a page, and shows stories that there are', (name, pattern) => {
  expect(pattern.stories.filter((story) => !stories.has(story))).toEqual([])
  const pages = globSync('patterns/*.mdx', { cwd: docs }).map((file) => readFileSync(join(docs, file), 'utf8'))
  expect(pages.filter((page) => page.includes(`<Pattern of={${name}} />`))).toHaveLength(1)
})
