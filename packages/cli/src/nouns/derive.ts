import type * as z from 'zod/mini'
import { contract } from '@icss/core/contract/contract.ts'
import type { Endpoint, EndpointGroup } from '@icss/core/contract/endpoint.ts'
import type { ImportKind } from '@icss/core/imports/import-kinds.ts'
import type { Language } from '@icss/core/copy/language.ts'
import type { Command, EndpointName } from '../commands/command.ts'
import type { ExportEndpoint } from '../commands/export-command.ts'
import type { FilterWords } from '../commands/filters.ts'
import { exampleId, same } from '../commands/examples.ts'
import type { ListEndpoint } from '../commands/list-command.ts'
import { flagOf, optionsOf } from '../commands/option-names.ts'
import type { ShowEndpoint } from '../commands/show-command.ts'
import type { Takes } from '../commands/takes.ts'
import type { ImportEndpoint } from '../operations/send-table.ts'
import type { DeleteEndpoints } from './delete-command.ts'
import { cellWords, fieldName, tableColumns, titleOf, within } from './field-words.ts'
import { namingOf } from './naming.ts'
import { type Derivable, type Noun, derivable } from './noun.ts'
import type { WriteEndpoint } from './write-command.ts'

const groupOf = (noun: Noun): EndpointGroup => contract[noun.contract]

/** The names of the commands that derive from the contract of a noun. */
export const derivedNames = (noun: Noun): readonly Derivable[] =>
  derivable.filter((name) => name in groupOf(noun) && !noun.without?.includes(name))

/** Words of a query that are no filter. */
const ofEvery = new Set(['page', 'pageSize', 'sort', 'format', 'language'])

/** What help says of the filters of an endpoint: what the noun says, else what search finds, or the name of the field. */
function filtersOf(noun: Noun, query: z.ZodMiniObject): Readonly<Record<string, FilterWords>> {
  const both = (word: (language: Language) => string | undefined, key: string) => {
    const [zh, en] = [word('zh'), word('en')]
    if (zh === undefined || en === undefined)
      throw new Error(`The noun ${noun.contract} does not say what its filter ${key} is: add it to its filters.`)
    return { zh, en: within(en) }
  }
  const wordsOf = (key: string): FilterWords => {
    const told = noun.filters?.[key]
    if (told) return told
    if (key.endsWith('Id')) {
      const { zh, en } = both((language) => fieldName(noun, key, language), key)
      return { option: key.slice(0, -2), value: 'id', text: { zh: `${zh}的编号`, en: `id of the ${en}` } }
    }
    if (key === 'q') return { value: 'words', text: both((language) => noun.copy[language].search, key) }
    return { value: key, text: both((language) => fieldName(noun, key, language), key) }
  }
  const keys = Object.keys(query.shape).filter((key) => !ofEvery.has(key))
  return Object.fromEntries(keys.map((key) => [key, wordsOf(key)]))
}

/** The fields that a person is shown of one, each by its name. */
function factsOf(noun: Noun, entity: z.ZodMiniObject, language: Language): Readonly<Record<string, string>> {
  const isShown = (field: string) =>
    (field in entity.shape || field in (noun.cells ?? {})) && !noun.secrets?.includes(field)
  const fields = [...Object.keys(noun.copy[language].fields), 'id'].filter(isShown)
  return Object.fromEntries(fields.map((field) => [field, titleOf(noun, field, language)]))
}

/** An option of a draft with a word for it, as an example gives it. */
function optionIn(takes: Takes, language: Language): string {
  const text = optionsOf(takes).find(([, spec]) => 'value' in spec && spec.value === 'text')
  return text ? ` ${flagOf(text[0])} ${language === 'zh' ? '新内容' : '"New text"'}` : ''
}

/**
 * The command of that name that derives from a noun. `word` is that of its group: `notices`. What declares it is loaded
 * for it alone.
 */
export async function derive(word: string, noun: Noun, name: Derivable): Promise<Command> {
  const endpoints = groupOf(noun) as Readonly<Record<string, Endpoint>>
  const endpoint = endpoints[name] as Endpoint
  const naming = namingOf(word, noun)
  const callOf = (other: string) => `${noun.contract}.${other}` as EndpointName
  const summary = noun.summaries?.[name] ?? endpoint.summary
  const icss = `icss ${word} ${name}`
  const one = `${icss} ${noun.calledBy?.example ?? exampleId}`
  const ofParent = [icss, ...Object.keys(endpoint.params?.shape ?? {}).map(() => exampleId)].join(' ')
  switch (name) {
    case 'list': {
      const { listCommand } = await import('../commands/list-command.ts')
      const list = endpoint as ListEndpoint
      const filters = filtersOf(noun, list.query)
      const row = list.answer.shape.items._zod.def.element as z.ZodMiniObject
      return listCommand({
        summary,
        examples: {
          zh: [...(filters.q ? [`${ofParent} --search 深圳`] : []), `${ofParent} --page 2 --json`],
          en: [...(filters.q ? [`${ofParent} --search Shenzhen`] : []), `${ofParent} --page 2 --json`],
        },
        call: callOf(name),
        endpoint: list,
        arguments: naming.pathTexts(list),
        filters,
        columns: (language) => tableColumns(noun, row, language) as never,
      })
    }
    case 'show': {
      const { showCommand } = await import('../commands/show-command.ts')
      const show = endpoint as ShowEndpoint
      return showCommand({
        summary,
        examples: same(one, `${one} --json`),
        call: callOf(name),
        endpoint: show,
        argument: naming.argument,
        idText: naming.text,
        find: naming.idOf,
        fields: (language) => factsOf(noun, show.answer, language),
        words: (shown, field, language) => cellWords(noun, shown, field, language),
      })
    }
    case 'create':
    case 'update': {
      const [{ createCommand, updateCommand }, { draftTakes }] = await Promise.all([
        import('./write-command.ts'),
        import('./draft-takes.ts'),
      ])
      const write = endpoint as WriteEndpoint
      const takes = draftTakes(noun, write.body)
      const start = name === 'create' ? ofParent : one
      const lines = (language: Language) => [
        `${start} --from ${word}.json --dry-run`,
        `${start}${name === 'create' ? ` --from ${word}.json` : ''}${optionIn(takes, language)}`,
      ]
      const declared = { summary, examples: { zh: lines('zh'), en: lines('en') } }
      return name === 'create'
        ? createCommand(noun, write, naming, takes, { ...declared, calls: [callOf(name)] })
        : updateCommand(noun, write, endpoints.show as Endpoint, naming, takes, {
            ...declared,
            calls: [callOf('show'), callOf(name)],
          })
    }
    case 'delete': {
      const { deleteCommand } = await import('./delete-command.ts')
      const many = endpoints.deleteMany ? 'deleteMany' : name
      return deleteCommand(word, noun, endpoints as unknown as DeleteEndpoints, naming, {
        summary: noun.summaries?.[name] ?? (endpoints[many] as Endpoint).summary,
        examples: same(one, `${one} --dry-run`),
        calls: [callOf('show'), callOf(many)],
      })
    }
    case 'export': {
      const { exportCommand } = await import('../commands/export-command.ts')
      const exported = endpoint as ExportEndpoint
      return exportCommand({
        summary,
        examples: same(`${icss} -o ${word}.csv`, `${icss} -o ${word}.xlsx`, `${icss} --format jsonl`),
        call: callOf(name),
        endpoint: exported,
        filters: filtersOf(noun, exported.query),
      })
    }
    case 'import': {
      const [{ importCommand }, { columnGuide }] = await Promise.all([
        import('../commands/import-command.ts'),
        import('@icss/core/imports/column-guide.ts'),
      ])
      const kind = noun.contract as ImportKind
      return importCommand({
        kind,
        summary,
        examples: same(
          `${icss} --columns`,
          `${icss} --template ${word}.xlsx`,
          `${icss} ${word}.csv --dry-run`,
          `${icss} ${word}.xlsx`,
        ),
        guide: await columnGuide(kind),
        endpoint: endpoint as ImportEndpoint,
      })
    }
  }
}
