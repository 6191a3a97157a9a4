import type * as z from 'zod/mini'
import { type InputOf, call } from '@icss/core/client/client.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { confirm } from '../console/confirm.ts'
import type { Console } from '../console/console.ts'
import { onOneLine } from '../console/display-width.ts'
import { idOf } from '../console/given-id.ts'
import type { Both } from '../copy/both.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { type Command, type EndpointName, command } from './command.ts'
import { isConfirmable, onceConfirmed } from './once-confirmed.ts'
import { seenTake, versionTake, yesTake } from './shared-takes.ts'

/** Something that is done to one thing, by the one id in its path. */
export type ActEndpoint = Endpoint & { readonly params: z.ZodMiniObject; readonly answer: z.ZodMiniObject }

export interface ActDeclared<E extends ActEndpoint> {
  readonly summary: Both
  readonly examples: Command['examples']
  readonly call: EndpointName
  readonly endpoint: E
  /** What is sent, the same each time. */
  readonly body?: unknown
  readonly idText: Both
  /** Whether the version that was looked at is sent along, for what is decided by it. */
  readonly isSeen?: true
  /** What shows the thing, for an endpoint that asks for its version: it is read before, unless `--seen` says it. */
  readonly shown?: { readonly call: EndpointName; readonly endpoint: ActEndpoint }
  /** What is asked before, for what is hard to take back. */
  readonly ask?: Both
  /** What is said when it is done: words whose `{{name}}` is what `nameOf` answers, or what prints the answer. */
  readonly done: Both | ((console: Pick<Console, 't' | 'print' | 'note'>, answer: z.output<E['answer']>) => void)
  readonly nameOf?: (answer: z.output<E['answer']>) => string
}

/** Declares a command that does one thing of the contract to what an id names. */
export const actCommand = <E extends ActEndpoint>({
  summary,
  examples,
  call: name,
  endpoint,
  body,
  idText,
  isSeen,
  shown,
  ask,
  done,
  nameOf,
}: ActDeclared<E>): Command =>
  command({
    summary,
    examples,
    takes: {
      id: { argument: 'required', text: idText },
      ...(isSeen ? seenTake : {}),
      ...(shown ? versionTake : {}),
      ...(ask || isConfirmable(endpoint) ? yesTake : {}),
    },
    calls: shown ? [shown.call, name] : [name],
    answer: endpoint.answer as ActEndpoint['answer'],
    async run(console, given) {
      const [param = ''] = Object.keys(endpoint.params.shape)
      const params = { [param]: idOf(given.id) }
      const sent = isSeen && given.seen !== undefined ? { ...(body as object), version: given.seen } : body
      const { options } = await connect(console)
      const read = async (endpoint: ActEndpoint) =>
        call<ActEndpoint>(endpoint, { params } as unknown as InputOf<ActEndpoint>, {}, options)
      const at = shown ? { version: given.seen ?? (await read(shown.endpoint)).version } : {}
      if (ask) await confirm(console, { what: ask[console.language], yes: given.yes === true })
      const answered = await onceConfirmed(console, endpoint, given.yes === true, (confirmed) =>
        call<ActEndpoint>(
          endpoint,
          { params, query: { ...at, ...confirmed }, body: sent } as unknown as InputOf<ActEndpoint>,
          {},
          options,
        ),
      )
      const one = answered as z.output<E['answer']>
      if (console.json) console.printJson(answered)
      else if (typeof done === 'function') done(console, one)
      else console.print(done[console.language].replace('{{name}}', onOneLine(nameOf?.(one) ?? '')))
      return exitCodes.ok
    },
  })
