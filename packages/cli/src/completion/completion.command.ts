import { type Takes, command } from '../commands/command.ts'

export const shells = ['bash', 'zsh', 'fish'] as const

export const completionTakes = {
  shell: { argument: 'optional', choices: shells, text: { zh: '哪种 shell', en: 'which shell' } },
  list: {
    value: 'what',
    choices: ['contexts', 'endpoints', 'commands'],
    text: {
      zh: '每行一个，列出可补全的内容；脚本自己会用',
      en: 'write what can be completed, one a line; the scripts use it themselves',
    },
  },
} as const satisfies Takes

const examples = [
  'icss completion bash > ~/.local/share/bash-completion/completions/icss',
  'icss completion zsh > ~/.zfunc/_icss',
  'icss completion fish > ~/.config/fish/completions/icss.fish',
]

export const completionCommand = command({
  name: 'completion',
  summary: { zh: '输出 shell 的自动补全脚本', en: 'Write the completion script of a shell' },
  takes: completionTakes,
  examples: { zh: examples, en: examples },
  calls: [],
  load: () => import('./run-completion.ts'),
})
