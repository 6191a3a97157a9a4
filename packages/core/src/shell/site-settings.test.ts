import { expect, test } from 'vitest'
import { filingsOf, siteSettingsOf } from './site-settings.ts'

test('what the server does not say, or says wrongly, is left out', () => {
  const plain = { newerSiteUrl: null, passwordPolicy: 'seed', icpNumber: null, publicSecurityNumber: null }
  for (const answer of [undefined, null, 'x', {}, { icpNumber: 1, passwordPolicy: 'none' }])
    expect(siteSettingsOf(answer)).toEqual(plain)
})

test('filings lead to their registers', () => {
  const given = { icpNumber: '粤ICP备2026000001号-1', publicSecurityNumber: '粤公网安备44030002000001号' }
  expect(filingsOf(siteSettingsOf(given))).toEqual({
    icp: { number: '粤ICP备2026000001号-1', href: 'https://beian.miit.gov.cn/' },
    publicSecurity: {
      number: '粤公网安备44030002000001号',
      href: 'https://beian.mps.gov.cn/#/query/webSearch?code=44030002000001',
    },
  })
  expect(filingsOf(siteSettingsOf({}))).toEqual({})
})
