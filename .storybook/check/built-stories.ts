import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Mode, modes } from '../modes.ts'

const root = path.resolve(import.meta.dirname, '../..')

type Entry = { id: string; type: string; title: string; name: string; importPath: string; tags?: string[] }

export type Story = {
  id: string
  title: string
  name: string
  /** Its file, from the root of the repository. */
  file: string
  /** The folder of its pictures. */
  pictures: string
  /** A screen of the product, with its landmarks and its heading. */
  isScreen: boolean
  /** Drawn in the whole window and on a phone, not as large as it is: screens and composite pieces. */
  isWhole: boolean
  /** Drawn with text twice as large too: what strangers read on phones of their own. */
  hasLargeText: boolean
  /** A piece with its controls. */
  isPlayground: boolean
}

/** Every story of the built Storybook. */
export function stories(): Story[] {
  const file = path.join(root, 'storybook-static/index.json')
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> }
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath, tags = [] }) => ({
      id,
      title,
      name,
      file: path.normalize(importPath),
      pictures: path.join(root, path.dirname(importPath), '__screenshots__'),
      isScreen: tags.includes('screen'),
      isWhole: tags.includes('screen') || tags.includes('composite'),
      hasLargeText: tags.includes('large-text'),
      isPlayground: id.endsWith('--playground'),
    }))
}

/**
 * The stories that a run checks: those whose file has one of the words of `STORIES_WORDS` in its path, or that
 * `STORIES_NAMES` lists as JSON; all without either.
 */
export function chosenStories(): Story[] {
  const words = (process.env['STORIES_WORDS'] ?? '').split(' ').filter(Boolean)
  const names = process.env['STORIES_NAMES'] ? new Set(JSON.parse(process.env['STORIES_NAMES']) as string[]) : undefined
  return stories()
    .filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)))
    .filter((story) => names?.has(testName(story)) ?? true)
}

/** A story by the name of its test. */
export const testName = ({ title, name }: Story) => `${title}: ${name}`

/**
 * The pictures of a story by name: language, then theme or window where it is not the first one. A playground has none:
 * what it can show stands in the other stories of its piece.
 */
export const picturesOf = ({ isWhole, isPlayground, hasLargeText }: Story) =>
  isPlayground
    ? []
    : [
        ...(isWhole ? Object.keys(modes) : (['zh', 'en'] satisfies Mode[])),
        ...(hasLargeText ? ['zh.large', 'en.large'] : []),
      ]

export const pictureFile = ({ id, pictures }: Story, name: string) => path.join(pictures, `${id}.${name}.webp`)
