import { expect, test } from 'vitest'
import { type HelpPage, helpPages } from '@icss/core/help/help-pages.ts'
import { helpTexts } from '@icss/core/help/help-texts.ts'
import { namedIn } from '@icss/core/help/help-words.ts'
import { isLeftOut, notFollowed } from './not-followed.ts'

const namedBy = (page: HelpPage) => helpTexts[page].sections.flatMap(({ steps }) => steps.flatMap(namedIn))

test('each guide is followed or left out with a reason', () => {
  const neither = helpPages.filter(
    ({ name }) => typeof notFollowed[name] !== 'string' && namedBy(name).every((named) => isLeftOut(name, named)),
  )
  expect(neither.map(({ name }) => name)).toEqual([])
})

test('what is left out of a guide is named by it', () => {
  const idle = helpPages.flatMap(({ name }) => {
    const left = notFollowed[name]
    return typeof left === 'object' ? Object.keys(left).filter((named) => !namedBy(name).includes(named)) : []
  })
  expect(idle).toEqual([])
})
