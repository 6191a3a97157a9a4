import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const documents = [root, join(root, 'docs'), join(root, 'docs/adr')].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)

const withoutCode = (text: string) => text.replaceAll(/^```.*?^```$/gms, '').replaceAll(/`[^`\n]*`/g, '')
/** A heading as the address of its section, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')
const anchorsOf = (file: string) =>
  new Set(
    [
      ...readFileSync(file, 'utf8')
        .replaceAll(/^```.*?^```$/gms, '')
        .matchAll(/^#+ (.*)$/gm),
    ].map(([, heading = '']) => anchorOf(heading)),
  )

test.each(documents.map((file) => [relative(root, file), file]))('links of %s lead somewhere', (_, file = '') => {
  const broken = [...withoutCode(readFileSync(file, 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^[a-z]+:/.test(address))
    .filter((address) => {
      const [path = '', anchor = ''] = address.split('#')
      const target = path === '' ? file : join(dirname(file), path)
      if (!existsSync(target)) return true
      return anchor !== '' && target.endsWith('.md') && !anchorsOf(target).has(anchor)
    })
  expect(broken).toEqual([])
})
