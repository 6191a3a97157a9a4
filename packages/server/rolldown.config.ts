import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InputOptions, OutputOptions } from 'rolldown'
import { notices } from '../core/notices.ts'

const source = fileURLToPath(new URL('src/', import.meta.url))

/**
 * Files beside the source, such as migrations, are found from where a module stands in the source. A thread's module
 * becomes a file of its own beside the server.
 */
const placesOfTheSource = (dir: string) => ({
  name: 'places-of-the-source',
  transform: (code: string, id: string) =>
    id.startsWith(source) && code.includes('import.meta.url')
      ? code.replaceAll(/\.worker\.ts', import\.meta\.url|import\.meta\.url/g, (found) =>
          found === 'import.meta.url'
            ? `new URL(${JSON.stringify(relative(dir, id))}, import.meta.url).href`
            : ".worker.mjs', import.meta.url",
        )
      : null,
})

/** Loaded by Node itself: native code, CommonJS that looks for its own files, and what few servers need. */
export const external = [
  /^@aws-sdk\//,
  /^@fastify\//,
  /^@node-rs\//,
  'avvio',
  'commander',
  'fastify',
  'pg',
  'pg-copy-streams',
  'pino',
  'prom-client',
  'sax',
  'sharp',
  'tar-stream',
  'yazl',
]

/**
 * The server and its thread as files in `dir`. A thousand files less to find, strip of their types and link: a start takes a
 * third of the time, and less memory.
 */
export function serverIn(dir: string): readonly (InputOptions & { readonly output: OutputOptions })[] {
  const places = placesOfTheSource(dir)
  const shared: InputOptions = { platform: 'node', external }
  const output: OutputOptions = {
    dir,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  }
  return [
    {
      ...shared,
      plugins: [places, notices()],
      input: { 'icss-server': `${source}main.ts` },
      output: { ...output, cleanDir: true },
    },
    // Shares nothing with the server, so that the thread has little to load.
    { ...shared, plugins: [places], input: `${source}imports/judging.worker.ts`, output },
  ]
}

export default serverIn(fileURLToPath(new URL('dist', import.meta.url)))
