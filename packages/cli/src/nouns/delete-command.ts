import * as z from 'zod/mini'
import { type InputOf, call } from '@icss/core/client/client.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { type Command, command } from '../commands/command.ts'
import { dryRunTake, yesTake } from '../commands/shared-takes.ts'
import { confirm } from '../console/confirm.ts'
import { onOneLine } from '../console/display-width.ts'
import { ownCommand } from '../console/own-command.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { Values } from './field-words.ts'
import type { Naming } from './naming.ts'
import type { Noun } from './noun.ts'

/** How many are deleted without their number being typed. */
const untyped = 20

export interface DeleteEndpoints {
  readonly show: Endpoint & { readonly answer: z.ZodMiniObject }
  readonly delete: Endpoint
  /** Deletes all or none, by their ids. */
  readonly deleteMany?: Endpoint
  /** Brings back what was deleted. */
  readonly restore?: Endpoint
}

/** Declares `icss … delete`: all that are named are looked up before one is deleted. */
export const deleteCommand = (
  word: string,
  noun: Noun,
  endpoints: DeleteEndpoints,
  naming: Naming,
  declared: Pick<Command, 'summary' | 'examples' | 'calls'>,
): Command =>
  command({
    ...declared,
    takes: { ...naming.manyTake, ...dryRunTake, ...yesTake },
    answer: z.object({ dryRun: z.boolean(), items: z.array(endpoints.show.answer) }),
    async run(console, input) {
      const { t } = console
      const { server, options } = await connect(console)
      const { dryRun, yes } = input
      const ask = (endpoint: Endpoint, input: Values) => call(endpoint, input as InputOf<Endpoint>, {}, options)
      const found = new Map<string, Values>()
      for (const one of new Set(naming.manyIn(input))) {
        const id = await naming.idOf(server, one)
        found.set(
          id,
          (await ask(endpoints.show, { params: naming.paramsFor(endpoints.show, id) })) as unknown as Values,
        )
      }
      const ids = [...found.keys()]
      const count = ids.length
      const names = [...found.values()].map((one) => onOneLine(noun.nameOf(one as never))).join(t('list.between'))
      if (!dryRun) {
        const typed = count > untyped ? { word: String(count) } : {}
        await confirm(console, { what: t('nouns.askDelete', { count, names }), yes, ...typed })
        if (endpoints.deleteMany) await ask(endpoints.deleteMany, { body: { ids } })
        else for (const id of ids) await ask(endpoints.delete, { params: naming.paramsFor(endpoints.delete, id) })
      }
      if (console.json) console.printJson({ dryRun, items: [...found.values()] })
      else {
        console.print(t(dryRun ? 'nouns.wouldDelete' : 'nouns.deleted', { count, names }))
        if (!dryRun && endpoints.restore)
          console.note(t('nouns.restore', { command: ownCommand(console, word, 'restore', ...ids) }))
      }
      return exitCodes.ok
    },
  })
