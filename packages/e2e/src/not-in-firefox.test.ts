import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notInFirefox } from './not-in-firefox.ts'

test('each journey that Firefox leaves out is there by its title', () => {
  const here = new URL('.', import.meta.url)
  const journeys = readdirSync(here)
    .filter((file) => file.endsWith('.e2e.ts'))
    .map((file) => readFileSync(new URL(file, here), 'utf8'))
    .join('\n')
  expect(Object.keys(notInFirefox).filter((title) => !journeys.includes(`test('${title}',`))).toEqual([])
})
