import { matchesGlob } from 'node:path'

/** One instruction of a Dockerfile: `COPY`, and what stands behind it. */
export interface Instruction {
  readonly name: string
  readonly rest: string
}

export interface Stage {
  readonly name: string | undefined
  readonly base: string
  readonly instructions: readonly Instruction[]
}

/** The stages of a Dockerfile of this repository's kind: no arguments, no heredocs, no directives. */
export function stagesOf(dockerfile: string): Stage[] {
  const lines = dockerfile
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  const stages: { name: string | undefined; base: string; instructions: Instruction[] }[] = []
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (name === 'FROM') {
      const [base = '', , as] = rest.split(/\s+/)
      stages.push({ name: as, base, instructions: [] })
    } else stages.at(-1)?.instructions.push({ name, rest })
  }
  return stages
}

/** The words of `CMD ["a", "b"]`; of `CMD a b` those for a shell. */
export const wordsOf = (rest: string): string[] =>
  rest.startsWith('[') ? (JSON.parse(rest) as string[]) : ['/bin/sh', '-c', rest]

/** Whether a file of the repository, by its path in it, is left out of the image by .dockerignore. */
export function isLeftOut(dockerignore: string): (path: string) => boolean {
  const patterns = dockerignore.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return (path) => {
    const folders = path.split('/').map((_, i, names) => names.slice(0, i + 1).join('/'))
    return folders.some((one) => patterns.some((pattern) => matchesGlob(one, pattern)))
  }
}

/** Files that only tests and trials need, and what nobody should be given. */
export const isExtraneous = (path: string) =>
  /\.(?:test|stories)\.tsx?$|(?:^|\/)(?:faults|testing|deploy\/secrets|\.git)\/|\.env$/.test(path)
