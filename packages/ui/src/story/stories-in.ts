import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** A story as its file declares it. */
export interface StoryIn {
  /** Its address in Storybook: `?path=/story/${id}`. Its pictures have the same name. */
  readonly id: string
  readonly title: string
  /** The name of its export. */
  readonly name: string
  readonly source: string
}

/** The id of the story that a file with this title exports by this name. */
export const storyId = (title: string, name: string): string => toId(title, storyNameFromExport(name))

/** The stories in the source of a file, and what stands before them. */
export function storiesIn(source: string): { readonly meta: string; readonly stories: readonly StoryIn[] } {
  const title = /title: '([^']+)'/.exec(source)?.[1] ?? ''
  const [meta = '', ...parts] = source.split(/^export const /m)
  const stories = parts.flatMap((part) => {
    const name = /^(\w+)\b/.exec(part)?.[1]
    return name ? [{ id: storyId(title, name), title, name, source: part }] : []
  })
  return { meta, stories }
}
