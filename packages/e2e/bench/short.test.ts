import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { following, measures } from './measures.ts'
import { openBench } from './open-bench.ts'

/** The check of the stories builds Storybook and runs all of them by itself. */
const ofTheStories = new Set(['storybook', 'stories'])

const bench = openBench(fileURLToPath(new URL('../../..', import.meta.url)), measures, following)
afterAll(() => bench.close())

for (const name of bench.names.filter((one) => !ofTheStories.has(one)))
  test(`${name} is measured`, async () => {
    const found = await bench.measure(name)
    expect(found).not.toEqual([])
    for (const { value } of found) expect(value).not.toBeNaN()
  })
