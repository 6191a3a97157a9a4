import { contract } from '@icss/core/contract/contract.ts'
import { actCommand } from '../commands/act-command.ts'
import type { Command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { idTextOf, type MarkedNoun, summaryOf } from './marked-noun.ts'

const words = {
  zh: '公开{{one}}：无需登录即可打开，公开首屏也链接到它',
  en: 'Mark a {{one}} public: it opens without a login, from the public home screen too',
}

export const makePublic = (noun: MarkedNoun): Command =>
  actCommand({
    summary: summaryOf(noun, words),
    examples: same(`icss ${noun} make-public ${exampleId}`, `icss ${noun} make-public ${exampleId} --json`),
    call: `${noun}.openLink`,
    endpoint: contract[noun].openLink,
    idText: idTextOf(noun),
    done: (console, { url }) => console.print(url),
  })
