import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pictureFile, picturesOf, type Story } from './built-stories.ts'

type Module = { name: string; reasons?: { moduleName: string }[] }

const root = path.resolve(import.meta.dirname, '../..')
const statsFile = path.join(root, 'storybook-static/preview-stats.json')

/** What every story goes through. */
const isShared = (file: string) => file.startsWith('.storybook/') || /^(?:package-lock|tsconfig)\.json$/.test(file)

/** The stories that a change of these files, named from the root, can reach: by what imports them, or by their pictures. */
export function reachedStories(all: readonly Story[], changed: readonly string[]): Story[] {
  if (changed.some(isShared)) return [...all]
  const { modules } = JSON.parse(readFileSync(statsFile, 'utf8')) as { modules: Module[] }
  const importers = new Map(modules.map(({ name, reasons = [] }) => [name, reasons.map((one) => one.moduleName)]))
  const reached = new Set(changed.map((file) => `./${file}`))
  // A set tells also what is added while it is walked.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  const files = new Set(changed.map((file) => path.join(root, file)))
  return all.filter(
    (story) =>
      reached.has(`./${story.file}`) || picturesOf(story).some((picture) => files.has(pictureFile(story, picture))),
  )
}
