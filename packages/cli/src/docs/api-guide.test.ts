import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test } from 'vitest'

const { url, accountNumber, password } = inject('server')

test('the guide to the API works as it stands', async () => {
  const guide = await readFile(new URL('../../../../docs/api.md', import.meta.url), 'utf8')
  const blocks = [...guide.matchAll(/^```sh\n(.*?)\n```$/gms)].map(([, text = '']) => text)
  const folder = await mkdtemp(join(tmpdir(), 'icss-api-guide-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', blocks.join('\n')], {
    cwd: folder,
    env: { ...process.env, ICSS: url, ACCOUNT: accountNumber, ICSS_PASSWORD: password },
  })
  const lines = stdout.trim().split('\n')
  expect(lines.slice(2)).toEqual(['Fire drill, moved', 'request.conflict', 'rule.required', 'done'])
  for (const count of lines.slice(0, 2)) expect(Number(count)).toBeGreaterThanOrEqual(0)
})
