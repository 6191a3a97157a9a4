import type { PieceDocs } from '../../packages/ui/src/story/PieceDocs.ts'

const modules = import.meta.glob<PieceDocs>('../../packages/ui/src/*/*.docs.ts', { eager: true, import: 'docs' })

/** The docs of each piece by its name. */
export const pieceDocs = new Map(
  Object.entries(modules).map(([file, docs]) => [/([^/]+)\.docs\.ts$/.exec(file)?.[1] ?? file, docs]),
)
