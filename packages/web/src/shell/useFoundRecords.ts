import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PaletteCommand } from '@icss/ui/CommandPalette/CommandPalette.tsx'
import { defaultPageSize } from '@icss/core/contract/page-size.ts'
import { mayOpen } from '@icss/core/routes/may-open.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import type { ServerClient } from '../server/client.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from './SessionProvider.tsx'
import { usePaths } from './usePaths.ts'

/** Records of a kind that are shown at most; its list has all of them. */
const shownOfEach = 4
/** Milliseconds of silence behind which what was typed is looked up. */
const pause = 200

interface Found {
  readonly id: string
  readonly label: string
}

type Paths = ReturnType<typeof usePaths>

/** Looks through a list. */
const lookIn =
  <Item extends { readonly id: string }>(
    list: (
      input: { readonly query: { readonly q: string; readonly pageSize: typeof defaultPageSize } },
      options: { readonly signal: AbortSignal },
    ) => Promise<{ readonly items: readonly Item[] }>,
    nameOf: (item: Item) => string,
  ) =>
  async (q: string, signal: AbortSignal): Promise<readonly Found[]> => {
    const { items } = await list({ query: { q, pageSize: defaultPageSize } }, { signal })
    return items.map((item) => ({ id: item.id, label: nameOf(item) }))
  }

const ownName = ({ name }: { readonly name: string }) => name

/** The kinds of records that have a name and a screen of their own. */
const kindsOf = ({ companies, courses, lives, tutors, notices, files }: ServerClient, to: Paths) =>
  [
    {
      noun: 'companies',
      look: lookIn(companies.list, ownName),
      path: (companyId: string) => to('editBusinessManagement', { companyId }),
    },
    {
      noun: 'courses',
      look: lookIn(courses.list, ownName),
      path: (cloudSubjectId: string) => to('uploadcourse', { cloudSubjectId }),
    },
    { noun: 'lives', look: lookIn(lives.list, ownName), path: (id: string) => to('liveDetails', { id }) },
    { noun: 'tutors', look: lookIn(tutors.list, ownName), path: (id: string) => to('tutoradd', { id }) },
    {
      noun: 'notices',
      look: lookIn(notices.list, ({ title }) => title),
      path: (id: string) => to('eusnoticedetail', { id }),
    },
    { noun: 'files', look: lookIn(files.list, ownName), path: (id: string) => to('eusFileUpload', { id }) },
  ] as const

/** What was typed, once nothing more has come for a moment. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

/** Records whose names hold what was typed, of the kinds whose screens the session may open; their ids are paths. */
export function useFoundRecords(typed: string): readonly PaletteCommand[] {
  const t = useCopy()
  const { language } = useLanguage()
  const session = useSession()
  const kinds = kindsOf(useClient(), usePaths()).filter(({ path }) => mayOpen(session, path('0'), language))
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
