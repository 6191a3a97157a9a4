import { useQuery, useQueryClient } from '@tanstack/react-query'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { organisationContract, type Organisation } from '@icss/core/organisation/organisation.contract.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { OrganisationFacts } from './OrganisationFacts.tsx'
import { OrganisationForm } from './OrganisationForm.tsx'

const key = ['organisation']

/** The organisation behind the channel, as a part of a screen: a form for whoever may change it, else what is known. */
export function OrganisationPart() {
  const t = useCopy()
  const { organisation } = useClient()
  const queries = useQueryClient()
  const mayChange = mayCall(organisationContract.update, useSession())
  const load = async (signal?: AbortSignal) => (await organisation.show({}, signal ? { signal } : {})).organisation
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => load(signal),
    // A form is never filled anew behind the person's back.
    ...(mayChange ? { staleTime: Infinity, gcTime: 0 } : {}),
  })
  return (
    <Fetched query={query} outline="form">
      {(stored) =>
        mayChange ? (
          <OrganisationForm
            stored={stored ?? undefined}
            load={load}
            onSaved={(saved: Organisation) => queries.setQueryData(key, saved)}
          />
        ) : stored ? (
          <OrganisationFacts organisation={stored} />
        ) : (
          <EmptyState picture="list" title={t('organisation.empty.title')} text={t('organisation.emptyRead')} />
        )
      }
    </Fetched>
  )
}
