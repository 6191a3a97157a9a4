import * as z from 'zod/mini'
import { type ClientOptions, type InputOf, call } from '@icss/core/client/client.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { check } from '@icss/core/rules/check.ts'
import { isInstant } from '@icss/core/rules/time.ts'
import { type Command, type EndpointName, command } from '../commands/command.ts'
import { isConfirmable, onceConfirmed } from '../commands/once-confirmed.ts'
import { dryRunTake, yesTake } from '../commands/shared-takes.ts'
import type { Takes } from '../commands/takes.ts'
import type { Console } from '../console/console.ts'
import { onOneLine } from '../console/display-width.ts'
import { factWords } from '../console/print-facts.ts'
import { table } from '../console/table.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { givenFields, givenFile } from './draft-takes.ts'
import { type Values, fieldName, fieldWords } from './field-words.ts'
import type { Naming } from './naming.ts'
import type { Noun } from './noun.ts'

/** What writes a draft: `create`, or `update` of what an id names. */
export type WriteEndpoint = Endpoint & { readonly body: z.ZodMiniType; readonly answer: z.ZodMiniObject }

const change = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })

/** What was written, or with a dry run would be; `item` as it is stored then, null where nothing was written. */
export const writtenAnswer = (entity: z.ZodMiniObject) =>
  z.object({ dryRun: z.boolean(), changes: z.array(change), item: z.nullable(entity) })

type Answer = z.output<ReturnType<typeof writtenAnswer>>
type Change = z.output<typeof change>

/** An instant can be written in several ways. */
const comparable = (value: unknown): string =>
  typeof value === 'string' && isInstant(value) ? new Date(value).toISOString() : JSON.stringify(value ?? '')

const isSame = (a: unknown, b: unknown): boolean => comparable(a) === comparable(b)

function printChanges(console: Omit<Console, 'printJson'>, noun: Noun, changes: readonly Change[]): void {
  const { t, language } = console
  const words = (field: string, value: unknown) =>
    noun.secrets?.includes(field) ? (value ? '••••' : '') : factWords(fieldWords(noun, field, value, language), console)
  const columns = [
    { title: t('nouns.field'), cell: ({ field }: Change) => fieldName(noun, field, language) ?? field },
    { title: t('nouns.before'), cell: ({ field, before }: Change) => words(field, before), least: 6 },
    { title: t('nouns.after'), cell: ({ field, after }: Change) => words(field, after), least: 12 },
  ]
  const isNew = changes.every(({ before }) => before === null)
  console.print(table(isNew ? columns.toSpliced(1, 1) : columns, changes, console.width))
}

interface Wanted {
  readonly options: ClientOptions
  readonly endpoint: WriteEndpoint
  readonly params: Values
  /** What is there now; nothing for what is new. */
  readonly stored: Values | undefined
}

/** Writes what was given of a draft, or with a dry run says what that would change. */
export async function writeDraft(
  console: Console<Answer>,
  noun: Noun,
  input: Values,
  wanted: Wanted,
): Promise<ExitCode> {
  const { options, endpoint, params, stored } = wanted
  const { t } = console
  const { body: draft, answer: entity } = endpoint
  const file = await givenFile(input)
  const given = givenFields(draft, stored ?? entity.shape, file, input)
  const fields = Object.keys((draft as z.ZodMiniObject).shape)
  const now = Object.fromEntries(fields.flatMap((field) => (stored?.[field] == null ? [] : [[field, stored[field]]])))
  const checked = check(draft, { ...now, ...given })
  if (!checked.ok) throw new ProblemError('request.invalid', { errors: checked.errors })
  const value = checked.value as Values
  const changes = fields.flatMap((field): Change[] => {
    const [before, after] = [stored?.[field] ?? null, value[field] ?? null]
    return isSame(before, after) ? [] : [{ field, before, after }]
  })
  const dryRun = input.dryRun === true
  const done = (item: Answer['item'], words: string) => {
    if (console.json) console.printJson({ dryRun, changes, item })
    else console.note(words)
    return exitCodes.ok
  }
  if (changes.length === 0) return done(stored as Answer['item'], t('nouns.unchanged'))
  if ((dryRun || stored) && !console.json) printChanges(console, noun, changes)
  if (dryRun) return done(null, t('nouns.wouldWrite'))
  // A file says which version it was made from.
  const query = stored ? { version: file.version ?? stored.version } : {}
  const item = (await onceConfirmed(console, endpoint, input.yes === true, (confirmed) => {
    const sent = { params, query: { ...query, ...confirmed }, body: value } as unknown as InputOf<WriteEndpoint>
    return call<WriteEndpoint>(endpoint, sent, {}, options)
  })) as Values
  const name = onOneLine(noun.nameOf(item as never))
  const code = done(item, t(stored ? 'nouns.updated' : 'nouns.created', { name }))
  // Alone on stdout, so that a script can take it.
  if (!stored && !console.json) console.print(String(item.id))
  return code
}

type Declared = Pick<Command, 'summary' | 'examples'> & { readonly calls: readonly EndpointName[] }

/** Declares `icss … create`: a draft from options and a file. */
export const createCommand = (
  noun: Noun,
  endpoint: WriteEndpoint,
  naming: Naming,
  draft: Takes,
  declared: Declared,
): Command =>
  command({
    ...declared,
    takes: {
      ...naming.pathTakes(endpoint),
      ...draft,
      ...dryRunTake,
      ...(isConfirmable(endpoint) ? yesTake : {}),
    } as Takes,
    answer: writtenAnswer(endpoint.answer),
    async run(console, input) {
      const params = naming.paramsOf(endpoint, input)
      const { options } = await connect(console)
      return writeDraft(console, noun, input, { options, endpoint, params, stored: undefined })
    },
  })

/** Declares `icss … update`: what was given changes, all else stays; refused when somebody else changed it meanwhile. */
export const updateCommand = (
  noun: Noun,
  endpoint: WriteEndpoint,
  show: Endpoint,
  naming: Naming,
  draft: Takes,
  declared: Declared,
): Command =>
  command({
    ...declared,
    takes: { ...naming.oneTake, ...draft, ...dryRunTake, ...(isConfirmable(endpoint) ? yesTake : {}) } as Takes,
    answer: writtenAnswer(endpoint.answer),
    async run(console, input) {
      const { server, options } = await connect(console)
      const id = await naming.idOf(server, naming.oneIn(input))
      const params = naming.paramsFor(endpoint, id)
      const stored = (await call(show, { params } as unknown as InputOf<Endpoint>, {}, options)) as unknown as Values
      return writeDraft(console, noun, input, { options, endpoint, params, stored })
    },
  })
