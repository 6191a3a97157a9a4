import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { settings } from './settings.ts'

const root = new URL('../../../', import.meta.url)
const compose = parse(await readFile(new URL('deploy/compose.yaml', root), 'utf8')) as {
  services: Record<string, { environment?: Record<string, string>; secrets?: string[]; volumes?: string[] }>
  secrets: Record<string, unknown>
  volumes: Record<string, unknown>
}

test('the server of compose.yaml is given settings that there are', () => {
  const names = Object.keys(compose.services.server?.environment ?? {}).map((name) => name.replace(/_FILE$/, ''))
  expect(names.filter((name) => !(name in settings))).toEqual([])
})

test('every secret, volume and file that compose.yaml uses is there', () => {
  for (const { secrets = [], volumes = [] } of Object.values(compose.services)) {
    expect(secrets.filter((name) => !(name in compose.secrets))).toEqual([])
    const sources = volumes.map((volume) => volume.split(':')[0] ?? '')
    const isThere = (name: string) => existsSync(fileURLToPath(new URL(`deploy/${name}`, root)))
    expect(sources.filter((name) => !(name in compose.volumes) && !isThere(name))).toEqual([])
  }
})

test('every file that the Dockerfile copies from the repository is there', async () => {
  const lines = (await readFile(new URL('deploy/Dockerfile', root), 'utf8')).split('\n')
  const paths = lines.flatMap((line) => /^COPY --from=build (.+) \S+$/.exec(line)?.[1]?.split(' ') ?? [])
  // The web is built in the image.
  const sources = paths.map((path) => path.replace('/app/', '')).filter((path) => !path.endsWith('/dist'))
  expect(sources.length).toBeGreaterThan(5)
  expect(sources.filter((path) => !existsSync(fileURLToPath(new URL(path, root))))).toEqual([])
})
