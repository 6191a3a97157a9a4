import { keepPreviousData, useQueries } from '@tanstack/react-query'
import type { PaletteCommand } from '@icss/ui/CommandPalette/CommandPalette.tsx'
import { mayOpen } from '@icss/core/routes/may-open.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import type { ListNoun } from '../lists/list-noun.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from './SessionProvider.tsx'
import type { Finds } from './find-records.ts'
import { finds } from './finds.ts'
import { usePaths } from './usePaths.ts'
import { useSettled } from './useSettled.ts'

/** Records of a kind that are shown at most; its list has all of them. */
const shownOfEach = 4

const findOf = Object.entries(finds as Required<Finds>) as [ListNoun, Required<Finds>[ListNoun]][]

/** Records whose names hold what was typed, of the kinds whose screens the session may open; their ids are paths. */
export function useFoundRecords(typed: string): readonly PaletteCommand[] {
  const t = useCopy()
  const { language } = useLanguage()
  const session = useSession()
  const client = useClient()
  const to = usePaths()
  const kinds = findOf
    .map(([noun, find]) => ({ noun, ...find(client, to) }))
    .filter(({ path }) => mayOpen(session, path('0'), language))
  const q = useSettled(typed)
  const answers = useQueries({
    queries: kinds.map(({ noun, look }) => ({
      queryKey: [noun, 'found', q],
      queryFn: ({ signal }: { signal: AbortSignal }) => look(q, signal),
      enabled: q !== '',
      placeholderData: keepPreviousData,
    })),
  })
  if (q === '' || typed.trim() === '') return []
  return kinds.flatMap(({ noun, path }, at) =>
    (answers[at]?.data ?? [])
      .slice(0, shownOfEach)
      .map(({ id, label }) => ({ id: path(id), label, hint: t(`${noun}.title`) })),
  )
}
