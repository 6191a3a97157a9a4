import type { ServerClient } from '../server/client.ts'

/** What a story's server holds, by the group of endpoints that answers it. */
export type StoryRecords = { readonly [Group in keyof ServerClient]?: readonly object[] }

const modules = import.meta.glob<{ readonly records: StoryRecords }>('../*/*.records.fixture.ts', { eager: true })

/** The records that each noun brings for stories (`<noun>.records.fixture.ts`). */
const brought: StoryRecords = Object.assign({}, ...Object.values(modules).map(({ records }) => records))

/** What a call is asked with. */
export interface Asked {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: { readonly q?: string; readonly page?: number; readonly pageSize?: number }
  readonly body?: object
}

export const usualPage = 20

/** Answers lists, records and changes of `records` as the server would; of what no noun brought, none are there. */
export function storyAnswer(
  group: string,
  name: string,
  records: StoryRecords,
): ((asked?: Asked) => unknown) | undefined {
  const all: readonly object[] = new Map(Object.entries({ ...brought, ...records })).get(group) ?? []
  const found = ({ params = {} }: Asked) => {
    const ids = Object.values(params)
    return all.find((one) => 'id' in one && ids.includes(String(one.id))) ?? all[0]
  }
  switch (name) {
    case 'list':
      return ({ query: { q = '', page = 1, pageSize = usualPage } = {} } = {}) => {
        const matching = all.filter((one) => JSON.stringify(one).includes(q))
        return { items: matching.slice((page - 1) * pageSize, page * pageSize), total: matching.length }
      }
    case 'show':
      return (asked = {}) => found(asked)
    case 'create':
    case 'update':
      return (asked = {}) => ({ ...found(asked), ...asked.body })
    case 'showLink':
      return () => ({ link: null })
    case 'delete':
      return () => {}
    default:
      return undefined
  }
}
