/** A story that shows a state of a machine: with `machine: 'login'`, its own or its file's, and `state: 'idle'` in its parameters. */
export interface MachineView {
  readonly state: string
  /** The story's id in Storybook. */
  readonly id: string
  readonly name: string
}

const kebab = (words: string) =>
  words
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[^a-z\d]+/gi, '-')
    .toLowerCase()

const machineIn = (text: string) => /machine: '([^']+)'/.exec(text)?.[1]

/** The views of a machine in the source of a file of stories. */
export function machineViews(source: string, machine: string): MachineView[] {
  const title = /title: '([^']+)'/.exec(source)?.[1] ?? ''
  const [meta = '', ...stories] = source.split(/^export const /m)
  return stories.flatMap((story) => {
    if ((machineIn(story) ?? machineIn(meta)) !== machine) return []
    const name = /^(\w+): Story/.exec(story)?.[1]
    const state = /state: '([^']+)'/.exec(story)?.[1]
    return name && state ? [{ state, id: `${kebab(title)}--${kebab(name)}`, name: `${title} · ${name}` }] : []
  })
}
