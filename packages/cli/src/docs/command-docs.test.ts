import { expect, test } from 'vitest'
import { commandLineDocs } from './command-docs.ts'

test.for([
  ['en', 'cli.md'],
  ['zh', 'cli.zh.md'],
] as const)('the reference in %s is current', async ([language, file]) => {
  await expect(await commandLineDocs(language)).toMatchFileSnapshot(`../../../../docs/${file}`)
})
