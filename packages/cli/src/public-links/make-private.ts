import * as z from 'zod/mini'
import { command, type Command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { yesTake } from '../commands/shared-takes.ts'
import { confirm } from '../console/confirm.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { idTextOf, type MarkedNoun, summaryOf } from './marked-noun.ts'

const words = {
  zh: '不再公开{{one}}；发出的链接立即失效',
  en: 'Mark a {{one}} public no more; links that were sent stop working at once',
}

export const makePrivate = (noun: MarkedNoun): Command =>
  command({
    summary: summaryOf(noun, words),
    examples: same(`icss ${noun} make-private ${exampleId} --yes`),
    takes: { id: { argument: 'required', text: idTextOf(noun) }, ...yesTake },
    calls: [`${noun}.closeLink`],
    answer: z.object({ id: z.string() }),
    async run(console, { id: given, yes }) {
      const id = idOf(given)
      const { server } = await connect(console)
      await confirm(console, { what: console.t('publicLinks.closes'), yes })
      await server[noun].closeLink({ params: { id } })
      if (console.json) console.printJson({ id })
      else console.print(console.t('publicLinks.closed'))
      return exitCodes.ok
    },
  })
