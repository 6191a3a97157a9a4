import { expect, test } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'
import type { Contract, Endpoint } from '@icss/core/contract/endpoint.ts'
import { catalogueEn } from '@icss/core/errors/catalogue.en.ts'
import { catalogueZh } from '@icss/core/errors/catalogue.zh.ts'
import { wordError } from '@icss/core/errors/wording.ts'
import { isPublicNeed } from '@icss/core/permissions/need.ts'
import { check } from '@icss/core/rules/check.ts'
import { judgedDrafts } from '@icss/core/rules/drafts.fixture.ts'
import { fieldWords } from './field-words.ts'

/*
 * What the form of the back office, the API and the command line refuse, a public page refuses with the same words. The
 * table of bad input is core's.
 */
const endpointOf = (maker: string): Endpoint | undefined => {
  const [group = '', name = ''] = maker.split('.')
  return (contract satisfies Contract as Contract)[group]?.[name]
}

const isTakenAtPage = (maker: string): boolean => {
  const needs = endpointOf(maker)?.needs
  return needs !== undefined && isPublicNeed(needs)
}

const taken = judgedDrafts.filter(({ makers }) => makers.some(isTakenAtPage))

test('public pages take drafts', () => {
  expect(taken.map(({ name }) => name)).toEqual(expect.arrayContaining(['join', 'own sign-up', 'report', 'own card']))
})

for (const { name, schema, draft, bad } of taken)
  test.each(bad)(`a page says of a ${name} with %o what is wrong with %s`, (change, field) => {
    const checked = check(schema, { ...draft, ...change })
    const fault = checked.ok ? undefined : checked.errors[field]
    if (!fault) throw new Error(`${field} has no fault.`)
    for (const [language, catalogue, between] of [
      ['zh', catalogueZh, '，'],
      ['en', catalogueEn, '. '],
    ] as const) {
      const { says, fix } = wordError(catalogue, language, fault)
      expect(fieldWords(language, fault)).toBe(`${says}${between}${fix}`)
    }
  })
