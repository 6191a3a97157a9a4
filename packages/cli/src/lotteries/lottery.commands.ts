import { type Takes, command } from '../commands/command.ts'

export const verifyTakes = {
  file: {
    argument: 'required',
    suggest: 'files',
    text: { zh: '抽奖结束后下载的证明文件', en: 'the proof file, as downloaded after the draw' },
  },
} as const satisfies Takes

export const commands = [
  command({
    name: 'verify',
    summary: {
      zh: '核验抽奖证明文件：无需登录和联网，任何人都可以检查名单、承诺、熵和每一轮的结果是否相符。',
      en: 'Check the proof file of a draw: anyone can, without a login or a network, see that roster, commitment, entropy and the winners of each round agree.',
    },
    takes: verifyTakes,
    examples: { zh: ['icss lottery verify 抽奖证明.json'], en: ['icss lottery verify proof.json'] },
    calls: [],
    load: () => import('./run-verify.ts'),
  }),
]
