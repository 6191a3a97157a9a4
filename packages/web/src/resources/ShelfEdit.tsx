import type { demandDraft } from '@icss/core/demands/demand.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import type { resourceDraft } from '@icss/core/resources/resource.ts'
import { column } from '../forms/DraftForm.css.ts'
import { NounEdit } from '../forms/NounEdit.tsx'
import { useCopy } from '../language/copy.ts'
import { PublicLinkPanel } from '../public-links/PublicLinkPanel.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { MatchesPanel } from './MatchesPanel.tsx'
import { ShelfForm } from './ShelfForm.tsx'
import type { ShelfNoun } from './shelved.ts'

export type ShelfEditProps = {
  noun: ShelfNoun
  id: string | undefined
  listPath: string
  /** Where what matches it is opened. */
  matchPath: (id: string) => string
  schema: typeof resourceDraft | typeof demandDraft
  /** The codes of its types. */
  types: readonly number[]
}

/** Makes a resource or a demand, or changes one; below it what matches, and its public page. */
export function ShelfEdit({ noun, id, listPath, matchPath, schema, types }: ShelfEditProps) {
  const t = useCopy()
  const client = useClient()
  const mayLink = mayCall(contract[noun].openLink, useSession())
  const blank = () => ({
    name: '',
    type: types[0] as 1,
    title: '',
    content: '',
    companyId: '',
    contactId: '',
    expiresAt: '',
  })
  return (
    <>
      <NounEdit noun={noun} id={id} listPath={listPath} schema={schema as typeof resourceDraft} blank={blank}>
        {(form) => <ShelfForm form={form} />}
      </NounEdit>
      {id !== undefined && (
        <div className={column}>
          <MatchesPanel noun={noun} id={id} pathOf={matchPath} />
          {mayLink && <PublicLinkPanel group={client[noun]} id={id} hint={t('resources.hiddenLink')} />}
        </div>
      )}
    </>
  )
}
