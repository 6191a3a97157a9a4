import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PublicLink, ShownLink } from '@icss/core/public-links/public-link.ts'
import { useCopy } from '../language/copy.ts'
import { useNotify } from '../shell/useNotify.ts'

interface OfThing {
  readonly params: { readonly id: string }
}

/** The endpoints of `publicLinkEndpoints` in a group of the client. */
export interface LinkedGroup {
  showLink(of: OfThing, options: { signal: AbortSignal }): Promise<{ readonly link: ShownLink | null }>
  openLink(of: OfThing): Promise<PublicLink>
  renewLink(of: OfThing & { readonly body: { readonly forward: boolean } }): Promise<PublicLink>
  closeLink(of: OfThing): Promise<void>
}

/**
 * How a public page stands: `lost` is open, but the key that its address was kept with is gone; `unknown` is on its way, or
 * did not come.
 */
export type PublicPageState =
  | { readonly is: 'unknown' | 'off' | 'lost' }
  | { readonly is: 'open'; readonly url: string }

function pageOf(answer: { readonly link: ShownLink | null } | undefined): PublicPageState {
  if (answer === undefined) return { is: 'unknown' }
  if (answer.link === null) return { is: 'off' }
  return answer.link.url === null ? { is: 'lost' } : { is: 'open', url: answer.link.url }
}

type Change = { readonly what: 'open' | 'close' } | { readonly what: 'renew'; readonly forward: boolean }

/** Where the link of something is kept; `key` tells apart where a thing has several. */
export const publicLinkKey = (id: string, key = '') => ['publicLink', id, key] as const

/** The public link of something: looked up, turned on, and once asked about renewed or turned off (public-pages.md, Tokens). */
export function usePublicLink(group: LinkedGroup, id: string, key?: string) {
  const t = useCopy()
  const notify = useNotify()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<'renew' | 'close'>()
  const params = { id }
  const queryKey = publicLinkKey(id, key)
  const found = useQuery({ queryKey, queryFn: ({ signal }) => group.showLink({ params }, { signal }) })
  const change = useMutation({
    mutationFn: async (wanted: Change) => {
      if (wanted.what === 'open') return group.openLink({ params })
      if (wanted.what === 'renew') return group.renewLink({ params, body: { forward: wanted.forward } })
      await group.closeLink({ params })
      return null
    },
    onSuccess: (link, { what }) => {
      setAsked(undefined)
      queries.setQueryData(queryKey, { link })
      const done = { open: 'opened', renew: 'renewed', close: 'closed' } as const
      notify.done(t(`publicLinks.panel.${done[what]}`))
      return queries.invalidateQueries({ queryKey: ['publicLinks'] })
    },
    onError: notify.failed,
  })
  return { found, page: pageOf(found.data), change, asked, setAsked }
}

export type PublicLinkState = ReturnType<typeof usePublicLink>
