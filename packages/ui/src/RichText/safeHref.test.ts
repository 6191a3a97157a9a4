import { expect, test } from 'vitest'
import { safeHref } from './safeHref.ts'

test.each(['https://example.com/a?b=1#c', 'http://例子.中国/'])('%s may be linked', (href) => {
  expect(safeHref(` ${href} `)).toBeDefined()
})

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'mailto:a@example.com',
  'ftp://example.com/',
  'blob:https://example.com/x',
  '//example.com',
  '/admin',
  'example.com',
  '',
])('%j may not', (href) => {
  expect(safeHref(href)).toBeUndefined()
})
