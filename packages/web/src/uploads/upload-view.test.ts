import { expect, test } from 'vitest'
import { hrefOf } from './upload-view.ts'

test.each([
  ['icss0a_key.jpg', '/objects/icss0a_key.jpg'],
  ['/objects/icss0a_key.jpg', '/objects/icss0a_key.jpg'],
  ['https://files.example.cn/a.png', 'https://files.example.cn/a.png'],
  ['javascript:alert(1)', ''],
  [' JavaScript:alert(1)', ''],
  ['data:text/html,1', ''],
])('%j is opened as %j', (address, href) => {
  expect(hrefOf(address)).toBe(href)
})
