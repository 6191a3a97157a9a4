import type { Both } from '../copy/both.ts'

/** A piece of a help topic: what it says, terms with a text beside each, and lines that stand as they are. */
export interface TopicPart {
  readonly title: Both
  readonly text?: Both
  readonly terms?: readonly (readonly [term: string, text: Both])[]
  readonly lines?: readonly string[]
}

/** What `icss help <topic>` says beside the help of commands. Only its name and summary are loaded with the program. */
export interface Topic {
  readonly name: string
  readonly summary: Both
  readonly load: () => Promise<{ readonly default: readonly TopicPart[] }>
}
