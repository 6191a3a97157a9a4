import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Highlight } from './Highlight.tsx'

test('what looks like markup stays text, also where a part of it is marked', () => {
  const text = '<img src=x onerror=alert(1)>&lt;b>'
  const html = renderToStaticMarkup(createElement(Highlight, { text, search: 'onerror' }))
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x ')
  expect(html).toContain('&amp;lt;b&gt;')
})
