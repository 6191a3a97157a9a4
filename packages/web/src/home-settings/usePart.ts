import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type * as z from 'zod/mini'
import { check } from '@icss/core/rules/check.ts'
import { type HomeContent, homeContents } from '@icss/core/home-settings/home-document.ts'
import { homePartFaults } from '@icss/core/home-settings/home-part-faults.ts'
import type { HomePart } from '@icss/core/home-settings/home-part.ts'
import type { SavedHomePart } from '@icss/core/home-settings/draft-endpoint.ts'
import type { HomeScreen } from '@icss/core/home-settings/home-settings.contract.ts'
import { type Draft, useDraft } from '../forms/useDraft.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { homeKey } from './useHome.ts'

/** What the next save of a part replaces. */
interface Stored {
  readonly version: number
  readonly editedBy: string
}

/** Milliseconds after the last key before a draft is saved; what has faults waits longer before they are shown. */
const saveAfter = 600
const faultsAfter = 2500

type Save = (asked: { query: { version: number }; body: never }) => Promise<SavedHomePart>

/** The draft of a part: judged as it is typed, saved by itself, compared when somebody else has saved meanwhile. */
export function usePart<Part extends HomePart>(part: Part, home: HomeScreen): Draft<HomeContent<Part>> {
  const client = useClient()
  const queries = useQueryClient()
  const { channel } = useSession()
  const { homeDrafts, applications } = client
  const place: HomePart = part
  const put: Save = place === 'homeApps' || place === 'toolApps' ? applications[place] : homeDrafts[place]
  const state = home.parts[part]
  const key = [...homeKey, 'shown']
  // What is typed belongs to this part; a type of its own for each would say no more.
  const schema = homeContents[part] as unknown as z.ZodMiniType<object, object>
  const draft = useDraft<typeof schema, Stored>({
    key: `homeScreen.${part}`,
    schema,
    saved: state.draft,
    stored: { version: state.version, editedBy: state.editedBy },
    canBecomeNew: false,
    async save(values, stored) {
      const saved = await put({ query: { version: stored?.version ?? 0 }, body: values as never })
      queries.setQueryData<HomeScreen>(
        key,
        (known) =>
          known && {
            ...known,
            parts: { ...known.parts, [part]: { ...known.parts[part], ...saved, draft: values } },
          },
      )
      return { version: saved.version, editedBy: saved.editedBy }
    },
    async load() {
      const latest = await client.homeScreen.show()
      queries.setQueryData(key, latest)
      const { draft: values, version, editedBy } = latest.parts[part]
      return { stored: { version, editedBy }, values }
    },
    onSaved: () => {},
  })
  const { values, isDirty, isSaving, failure, clash } = draft
  const isValid = useMemo(
    () =>
      check(schema, values).ok &&
      Object.keys(homePartFaults(part, values as unknown as HomeContent<Part>, channel)).length === 0,
    [schema, values, part, channel],
  )
  const { save } = draft
  const waits = isDirty && !isSaving && !clash && !failure ? values : undefined
  useEffect(() => {
    if (waits === undefined) return undefined
    const timer = setTimeout(save, isValid ? saveAfter : faultsAfter)
    return () => clearTimeout(timer)
  }, [waits, isValid, save])
  return draft as unknown as Draft<HomeContent<Part>>
}
