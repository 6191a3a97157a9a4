import type { Command } from 'commander'

interface Node {
  /** Words behind `icss`, with spaces between; '' for the program itself. */
  readonly path: string
  readonly commands: readonly { readonly name: string; readonly text: string }[]
  readonly options: readonly { readonly flag: string; readonly text: string; readonly values: readonly string[] }[]
  readonly values: readonly string[]
}

function nodesOf(command: Command, path: string, inherited: Node['options']): Node[] {
  const own = [...command.options, ...(path === '' ? [] : [])].flatMap(({ long, description, argChoices }) =>
    long ? [{ flag: long, text: description, values: argChoices ?? [] }] : [],
  )
  const options = [...own, ...inherited]
  const commands = command.commands.map((one) => ({ name: one.name(), text: one.description() }))
  const values = command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? [])
  return [
    { path, commands, options, values },
    ...command.commands.flatMap((one) => nodesOf(one, `${path} ${one.name()}`.trim(), options)),
  ]
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

const wordsOf = ({ commands, values, options }: Node): string[] => [
  ...commands.map(({ name }) => name),
  ...values,
  ...options.map(({ flag }) => flag),
  '--help',
]

const choices = (nodes: readonly Node[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    nodes.flatMap(({ options }) =>
      options.filter(({ values }) => values.length > 0).map(({ flag, values }) => [flag, values]),
    ),
  )

const bash = (nodes: readonly Node[]) => `# bash completion of icss
_icss() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} path= part words
  case $before in
${[...choices(nodes)].map(([flag, values]) => `    ${flag}) COMPREPLY=($(compgen -W ${quoted(values.join(' '))} -- "$word")); return ;;`).join('\n')}
  esac
  for part in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$path $part" in
${nodes
  .filter(({ path }) => path !== '')
  .map(({ path }) => `      ${quoted(path.includes(' ') ? path : ` ${path}`)}) path=${quoted(path)} ;;`)
  .join('\n')}
    esac
  done
  case $path in
${nodes.map((node) => `    ${quoted(node.path)}) words=${quoted(wordsOf(node).join(' '))} ;;`).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _icss icss`

const zsh = (nodes: readonly Node[]) => `#compdef icss
# zsh completion of icss
_icss() {
  local path= part before=\${words[CURRENT-1]}
  local -a found
  case $before in
${[...choices(nodes)].map(([flag, values]) => `    ${flag}) compadd -- ${values.join(' ')}; return ;;`).join('\n')}
  esac
  for part in \${words[2,CURRENT-1]}; do
    case "$path $part" in
${nodes
  .filter(({ path }) => path !== '')
  .map(({ path }) => `      ${quoted(path.includes(' ') ? path : ` ${path}`)}) path=${quoted(path)} ;;`)
  .join('\n')}
    esac
  done
  case $path in
${nodes
  .map(
    ({ path, commands, values, options }) =>
      `    ${quoted(path)}) found=(${[
        ...commands.map(({ name, text }) => quoted(`${name}:${text}`)),
        ...values.map(quoted),
        ...options.map(({ flag, text }) => quoted(`${flag}:${text}`)),
      ].join(' ')}) ;;`,
  )
  .join('\n')}
  esac
  _describe icss found || _files
}
compdef _icss icss`

const fish = (nodes: readonly Node[]) =>
  [
    '# fish completion of icss',
    ...nodes.flatMap(({ path, commands, options, values }) => {
      const steps = path === '' ? [] : path.split(' ')
      const others = commands.map(({ name }) => name)
      const conditions = [
        ...steps.map((step) => `__fish_seen_subcommand_from ${step}`),
        ...(others.length > 0 ? [`not __fish_seen_subcommand_from ${others.join(' ')}`] : []),
      ]
      const when = `-n ${quoted(conditions.join('; and '))}`
      return [
        ...commands.map(({ name, text }) => `complete -c icss -f ${when} -a ${name} -d ${quoted(text)}`),
        ...values.map((value) => `complete -c icss -f ${when} -a ${value}`),
        ...(commands.length > 0 && path !== ''
          ? []
          : options.map(
              ({ flag, text, values: given }) =>
                `complete -c icss ${path === '' ? '' : `${when} `}-l ${flag.slice(2)} -d ${quoted(text)}${
                  given.length > 0 ? ` -xa ${quoted(given.join(' '))}` : ''
                }`,
            )),
      ]
    }),
  ].join('\n')

/** A completion script for one shell, made from the commands themselves. */
export const completionScript = (program: Command, shell: 'bash' | 'zsh' | 'fish'): string =>
  ({ bash, zsh, fish })[shell](nodesOf(program, '', []))
