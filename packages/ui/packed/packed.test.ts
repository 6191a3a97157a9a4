import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const kit = join(import.meta.dirname, '..')
const packages = join(kit, '..')
const installed = join(packages, '../node_modules')

const page = `import { createRoot } from 'react-dom/client'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DateField } from '@icss/ui/DateField/DateField.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { applyTheme } from '@icss/ui/theme/applyTheme.ts'
import '@icss/ui/theme/global.css.ts'

applyTheme('light')
createRoot(document.body).render(
  <main>
    <TextField label="Name" value="" onChange={() => {}} />
    <Button variant="primary">Save</Button>
  </main>,
)
export { DateField }
`

let app: string

/** An app beside the product: the packed kit, what it depends on, and a page of a form. */
beforeAll(async () => {
  app = await mkdtemp(join(tmpdir(), 'kit-'))
  const modules = join(app, 'node_modules')
  await mkdir(join(modules, '@icss/ui'), { recursive: true })
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', app], { cwd: kit })
  await run('tar', ['-xzf', join(app, stdout.trim()), '-C', join(modules, '@icss/ui'), '--strip-components=1'])
  for (const name of await readdir(installed))
    if (name !== '@icss' && !name.startsWith('.')) await symlink(join(installed, name), join(modules, name))
  await writeFile(join(app, 'page.tsx'), page)
  await writeFile(join(app, 'package.json'), JSON.stringify({ name: 'app', private: true }))
  await writeFile(join(app, 'index.html'), '<!doctype html><script type="module" src="/page.tsx"></script>')
  await writeFile(
    join(app, 'tsconfig.json'),
    JSON.stringify({
      extends: join(packages, '../tsconfig.json'),
      compilerOptions: {
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        types: ['vite/client'],
        incremental: false,
        tsBuildInfoFile: null,
      },
      files: ['page.tsx'],
    }),
  )
})

afterAll(() => rm(app, { recursive: true, force: true }))

test('its types hold in an app of its own', async () => {
  const check = () => run(join(installed, '.bin/tsc'), ['-p', app])
  await expect(check()).resolves.toMatchObject({ stdout: '' })
  await writeFile(join(app, 'page.tsx'), page.replace('variant="primary"', 'variant="nothing"'))
  await expect(check()).rejects.toMatchObject({ stdout: expect.stringContaining('"nothing"') as unknown })
  await writeFile(join(app, 'page.tsx'), page)
})

test('it is built with its styles, and brings nothing of the product along', async () => {
  const built = (await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    build: { write: false },
  })) as Rolldown.RolldownOutput
  const modules = built.output.flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []))
  expect(modules.some((id) => id.includes('/@icss/ui/src/Button/Button.tsx'))).toBe(true)
  expect(modules.filter((id) => id.startsWith(packages))).toEqual([])
  const styles = built.output.filter(({ fileName }) => fileName.endsWith('.css'))
  expect(styles.map((one) => one.type === 'asset' && String(one.source).length > 1000)).toEqual([true])
})

test('it holds no stories, tests or pictures', async () => {
  const files = await readdir(join(app, 'node_modules/@icss/ui'), { recursive: true })
  expect(files.filter((file) => /stories|\.test\.|webp|^src\/story/.test(file))).toEqual([])
  expect(files).toContain('README.md')
})
