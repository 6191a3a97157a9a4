import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { HomeContent, HomeDocument } from '@icss/core/home-settings/home-document.ts'
import { type HomePart, homeParts } from '@icss/core/home-settings/home-part.ts'
import type { HomeScreen } from '@icss/core/home-settings/home-settings.contract.ts'
import { useClient } from '../server/ClientProvider.tsx'

export const homeKey = ['homeScreen'] as const

/** The home screen with its drafts. */
export function useHome(): UseQueryResult<HomeScreen> {
  const { homeScreen } = useClient()
  return useQuery({ queryKey: [...homeKey, 'shown'], queryFn: ({ signal }) => homeScreen.show({}, { signal }) })
}

/** Has everything that is known of the home screen fetched anew. */
export function useHomeChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(async () => {
    await queries.invalidateQueries({ queryKey: homeKey })
    await queries.invalidateQueries({ queryKey: logoKey })
  }, [queries])
}

export const logoKey = ['homeLogo'] as const

/** All drafts, with `typed` in place of what is stored of its part. */
export const draftDocument = (home: HomeScreen, typed?: Typed): HomeDocument =>
  Object.fromEntries(
    homeParts.map((part) => [part, typed?.part === part ? typed.content : home.parts[part].draft]),
  ) as unknown as HomeDocument

/** What is being typed of a part, valid or not. */
export interface Typed {
  readonly part: HomePart
  readonly content: HomeContent
}
