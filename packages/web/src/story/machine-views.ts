/** A story that shows a state of a machine: those with `machine: 'login'` and `state: 'idle'` in their parameters. */
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

/** The views of a machine in the source of a file of stories. */
export function machineViews(source: string, machine: string): MachineView[] {
  if (!source.includes(`machine: '${machine}'`)) return []
  const title = /title: '([^']+)'/.exec(source)?.[1] ?? ''
  return source.split(/^export const /m).flatMap((story) => {
    const name = /^(\w+): Story/.exec(story)?.[1]
    const state = /state: '([^']+)'/.exec(story)?.[1]
    return name && state ? [{ state, id: `${kebab(title)}--${kebab(name)}`, name: `${title} · ${name}` }] : []
  })
}
