import type { Node, Offer } from './completion-nodes.ts'

type Shell = 'bash' | 'zsh' | 'fish'

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** What is found only when somebody asks for it, such as the names of contexts. */
const found = (what: string) => `icss completion --list ${what} 2>/dev/null`

const isListed = ({ suggest }: Offer) => suggest !== undefined && suggest !== 'files'

/** The `place` of the words before the cursor, in bash and zsh alike. (`path` is zsh's own PATH.) */
const walk = (nodes: readonly Node[], words: string) =>
  [
    `  for part in ${words}; do`,
    `    case "$place:$part" in`,
    ...nodes
      .filter(({ path }) => path !== '')
      .map(({ path }) => {
        const at = path.lastIndexOf(' ')
        return `      ${quoted(`${at < 0 ? '' : path.slice(0, at)}:${path.slice(at + 1)}`)}) place=${quoted(path)} ;;`
      }),
    '    esac',
    '  done',
  ].join('\n')

const valuesOf = (nodes: readonly Node[], offer: (value: Offer) => string) =>
  nodes.flatMap(({ path, options }) =>
    options.flatMap(({ flag, short, value }) =>
      value
        ? [
            `    ${[flag, ...(short ? [`-${short}`] : [])].map((one) => quoted(`${path}:${one}`)).join('|')}) ${offer(value)}; return ;;`,
          ]
        : [],
    ),
  )

const bashOffer = (value: Offer) =>
  isListed(value)
    ? `mapfile -t COMPREPLY < <(compgen -W "$(${found(value.suggest ?? '')})" -- "$word")`
    : value.choices.length > 0
      ? `mapfile -t COMPREPLY < <(compgen -W ${quoted(value.choices.join(' '))} -- "$word")`
      : // Nothing here: -o default offers files.
        'COMPREPLY=()'

function bash(nodes: readonly Node[]): string {
  return `# bash completion of icss
_icss() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} place= part words=
${walk(nodes, '"${COMP_WORDS[@]:1:COMP_CWORD-1}"')}
  case "$place:$before" in
${valuesOf(nodes, bashOffer).join('\n')}
  esac
  if [[ $word == -* ]]; then
    case $place in
${nodes.map(({ path, options }) => `      ${quoted(path)}) words=${quoted(options.map(({ flag }) => flag).join(' '))} ;;`).join('\n')}
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
    return
  fi
  COMPREPLY=()
  case $place in
${nodes
  .flatMap(({ path, commands, argument }) =>
    commands.length > 0
      ? [`    ${quoted(path)}) ${bashOffer({ choices: commands.map(({ name }) => name), suggest: undefined })} ;;`]
      : argument && (isListed(argument) || argument.choices.length > 0)
        ? [`    ${quoted(path)}) ${bashOffer(argument)} ;;`]
        : [],
  )
  .join('\n')}
  esac
}
complete -o default -F _icss icss`
}

const zshOffer = (value: Offer) =>
  isListed(value)
    ? `compadd -- \${(f)"$(${found(value.suggest ?? '')})"}`
    : value.choices.length > 0
      ? `compadd -- ${value.choices.map(quoted).join(' ')}`
      : '_files'

const described = (name: string, text: string) => quoted(`${name.replaceAll(':', String.raw`\:`)}:${text}`)

function zsh(nodes: readonly Node[]): string {
  return `#compdef icss
# zsh completion of icss
_icss() {
  local place= part before=\${words[CURRENT-1]}
  local -a found
${walk(nodes, '${words[2,CURRENT-1]}')}
  case "$place:$before" in
${valuesOf(nodes, zshOffer).join('\n')}
  esac
  if [[ $PREFIX == -* ]]; then
    case $place in
${nodes.map(({ path, options }) => `      ${quoted(path)}) found=(${options.map(({ flag, text }) => described(flag, text)).join(' ')}) ;;`).join('\n')}
    esac
    _describe -o option found
    return
  fi
  case $place in
${nodes
  .flatMap(({ path, commands, argument }) =>
    commands.length > 0
      ? [
          `    ${quoted(path)}) found=(${commands.map(({ name, text }) => described(name, text)).join(' ')}); _describe command found ;;`,
        ]
      : argument
        ? [`    ${quoted(path)}) ${zshOffer(argument)} ;;`]
        : [],
  )
  .join('\n')}
  esac
}
if [ "$funcstack[1]" = "_icss" ]; then _icss "$@"; else compdef _icss icss; fi`
}

const fishOffer = (value: Offer) =>
  isListed(value)
    ? ` -xa ${quoted(`(${found(value.suggest ?? '')})`)}`
    : value.choices.length > 0
      ? ` -xa ${quoted(value.choices.join(' '))}`
      : ' -rF'

function fish(nodes: readonly Node[]): string {
  return [
    '# fish completion of icss',
    'complete -c icss -f',
    ...nodes.flatMap(({ path, commands, options, argument }) => {
      const steps = path === '' ? [] : path.split(' ')
      const conditions = [
        ...steps.map((step) => `__fish_seen_subcommand_from ${step}`),
        ...(commands.length > 0
          ? [`not __fish_seen_subcommand_from ${commands.map(({ name }) => name).join(' ')}`]
          : []),
      ]
      const when = `-n ${quoted(conditions.join('; and '))}`
      return [
        ...commands.map(({ name, text }) => `complete -c icss -f ${when} -a ${name} -d ${quoted(text)}`),
        ...(argument
          ? [
              argument.choices.length > 0 || isListed(argument)
                ? `complete -c icss ${when}${fishOffer(argument).replace(' -xa', ' -fa')}`
                : `complete -c icss ${when} -F`,
            ]
          : []),
        ...options.map(
          ({ flag, short, text, value }) =>
            `complete -c icss ${when} ${short ? `-s ${short} ` : ''}-l ${flag.slice(2)} -d ${quoted(text)}${value ? fishOffer(value) : ''}`,
        ),
      ]
    }),
  ].join('\n')
}

/** A completion script for one shell, made from the commands themselves. */
export const completionScript = (nodes: readonly Node[], shell: Shell): string => ({ bash, zsh, fish })[shell](nodes)
