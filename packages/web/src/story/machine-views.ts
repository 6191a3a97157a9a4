import { storiesIn } from '@icss/ui/story/stories-in.ts'

/** A story that shows a state of a machine: with `machine: 'login'`, its own or its file's, and `state: 'idle'` in its parameters. */
export interface MachineView {
  readonly state: string
  /** The story's id in Storybook. */
  readonly id: string
  readonly name: string
}

const machineIn = (text: string) => /machine: '([^']+)'/.exec(text)?.[1]

/** The views of a machine in the source of a file of stories. */
export function machineViews(source: string, machine: string): MachineView[] {
  const { meta, stories } = storiesIn(source)
  return stories.flatMap(({ id, title, name, source: story }) => {
    if ((machineIn(story) ?? machineIn(meta)) !== machine) return []
    const state = /state: '([^']+)'/.exec(story)?.[1]
    return state ? [{ state, id, name: `${title} · ${name}` }] : []
  })
}
