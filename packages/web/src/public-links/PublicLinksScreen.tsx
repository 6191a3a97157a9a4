import { QrCode as QrIcon } from 'lucide-react'
import { useState } from 'react'
import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { contract } from '@icss/core/contract/contract.ts'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { linkedKindsOf } from '@icss/core/public-links/linked-kinds-of.ts'
import { linkGroups } from '@icss/core/public-links/linked-kinds.ts'
import { type ListedLink, linksQuery } from '@icss/core/public-links/public-links.contract.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { useCopy } from '../language/copy.ts'
import { timeWidth } from '../language/time-width.ts'
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx'
import { RecordList } from '../lists/RecordList.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { CopyButton } from '../shell/CopyButton.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { useRecordPath } from '../shell/useRecordPath.ts'
import { LinkDialog } from './LinkDialog.tsx'
import * as styles from './PublicLinksScreen.css.ts'

/** The noun whose screen a link's thing has: the two codes of a meeting lead to the meeting. */
const nounOf = ({ kind }: ListedLink): string =>
  kind === 'signIn' || kind === 'printedSignIn' ? 'meetings' : linkGroups[kind]

/** Every page of the channel that is open without a login (public-pages.md, Tokens). */
export default function PublicLinksScreen() {
  const t = useCopy()
  const session = useSession()
  const { publicLinks } = useClient()
  const pathOf = useRecordPath()
  const state = useListQuery(linksQuery)
  const [managed, setManaged] = useState<ListedLink>()
  const seen = linkedKindsOf(session)
  return (
    <>
      <RecordList
        title={t('publicLinks.title')}
        queryKey="publicLinks"
        state={state}
        load={(query, signal) => publicLinks.list({ query }, { signal })}
        getKey={({ kind, id }) => `${kind} ${id}`}
        count={(count) => t('publicLinks.count', { count })}
        hint={<p className={styles.hint}>{t('publicLinks.hint')}</p>}
        empty={{ title: t('publicLinks.empty.title'), text: t('publicLinks.empty.text') }}
        filters={
          <FilterBar label={t('publicLinks.search')}>
            <ChoiceFilter
              label={t('publicLinks.fields.kind')}
              value={state.query.kind}
              onChange={(kind) => state.change({ kind, page: 1 })}
              options={seen.map((value) => ({ value, label: t(`publicLinks.kinds.${value}`) }))}
            />
          </FilterBar>
        }
        columns={[
          {
            id: 'name',
            header: t('publicLinks.fields.name'),
            isName: true,
            minWidth: 180,
            render: (one) => {
              const path = pathOf(nounOf(one), one.id)
              return path === undefined ? one.name : <Link href={path}>{one.name}</Link>
            },
          },
          {
            id: 'kind',
            header: t('publicLinks.fields.kind'),
            width: 130,
            render: ({ kind }) => t(`publicLinks.kinds.${kind}`),
          },
          {
            id: 'url',
            header: t('publicLinks.fields.url'),
            width: 300,
            render: ({ url, name }) =>
              url === null ? (
                <Status tone="warn">{t('publicLinks.cannotShow')}</Status>
              ) : (
                <span className={styles.link}>
                  <a href={url} target="_blank" rel="noreferrer" className={styles.address} title={url}>
                    {url.replace(/^https?:\/\//, '')}
                  </a>
                  <CopyButton name={name} text={url} />
                </span>
              ),
          },
          {
            id: 'createdAt',
            header: t('publicLinks.fields.createdAt'),
            width: timeWidth(150),
            isSortable: true,
            render: ({ createdAt }) => formatDateTime(createdAt),
          },
          {
            id: 'forwardedUntil',
            header: t('publicLinks.fields.forwardedUntil'),
            width: timeWidth(150),
            render: ({ forwardedUntil }) => forwardedUntil && formatDateTime(forwardedUntil),
          },
        ]}
        actions={(one) =>
          mayCall(contract[linkGroups[one.kind]].renewLink, session) && (
            <IconButton
              size="small"
              label={`${t('publicLinks.manage')} ${one.name}`}
              tooltip={t('publicLinks.manage')}
              icon={<QrIcon size={16} />}
              onPress={() => setManaged(one)}
            />
          )
        }
      />
      {managed && <LinkDialog link={managed} onClose={() => setManaged(undefined)} />}
    </>
  )
}
