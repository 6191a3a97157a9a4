import { expect, test } from 'vitest'
import { allFlags, flags } from '../permissions/flags.ts'
import { reachFault } from '../permissions/reach.ts'
import { catalogueEn } from './catalogue.en.ts'
import { catalogueZh } from './catalogue.zh.ts'
import type { PlainCode } from './error-params.ts'
import type { FieldError } from './field-error.ts'
import { formatDateTime } from '../copy/format.ts'
import { wordError } from './wording.ts'

test('flags are named as people know them, in their language', () => {
  const own = flags.map((flag) => flag !== 'homeLogo' && flag !== 'uploadFile')
  const fault = reachFault({ flags: own, business: false }, { granted: allFlags }) as FieldError
  expect(wordError(catalogueZh, 'zh', fault).fix).toBe('请去掉：上传文件、首页 Logo。')
  expect(wordError(catalogueEn, 'en', fault).fix).toBe('Take out: Upload files, Home logo.')
  expect(fault.params).toEqual({ flags: 'uploadFile, homeLogo' })
})

test('a code whose wording names anything comes with it', () => {
  // @ts-expect-error: nobody could be told which flags.
  const bare: PlainCode = 'template.beyond_own'
  expect(wordError(catalogueEn, 'en', { code: bare }).fix).toContain('{{flags}}')
})

test('a name that nobody knows stands for itself', () => {
  const fault = { code: 'template.beyond_own', params: { flags: 'laterFlag' } } as const
  expect(wordError(catalogueEn, 'en', fault).fix).toBe('Take out: laterFlag.')
})

test('a time is read on the clock of whoever reads it', () => {
  const time = '2026-11-25T02:00:00.000Z'
  const fault = { code: 'reports.handled', params: { who: '林晓雯', time } } as const
  const shown = formatDateTime(time)
  expect(wordError(catalogueZh, 'zh', fault).says).toBe(`林晓雯已于 ${shown} 处理这条举报`)
  expect(wordError(catalogueEn, 'en', fault).says).toBe(`林晓雯 handled this report on ${shown}`)
})
