import { useQuery } from '@tanstack/react-query'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Tag } from '@icss/ui/Tag/Tag.tsx'
import type { ContentKind } from '@icss/core/content-permissions/content-permission.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import * as styles from './GroupChoice.css.ts'
import { useOpening } from './useOpening.ts'

export type OpenToPanelProps = { kind: ContentKind; contentId: string }

/** Which channel groups see a piece of content. Nothing for sessions that have none. */
export function OpenToPanel(props: OpenToPanelProps) {
  return useOpening(props.kind).isOffered ? <Groups {...props} /> : null
}

function Groups({ kind, contentId }: OpenToPanelProps) {
  const t = useCopy()
  const client = useClient()
  const opening = useOpening(kind)
  const found = useQuery({
    queryKey: ['contentPermissions', kind, contentId],
    // They may have been changed a moment ago, in the form.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [{ items }, groupIds] = await Promise.all([
        client.channelGroups.list({}, { signal }),
        opening.load(contentId, signal),
      ])
      return items.filter(({ id }) => groupIds.includes(id))
    },
  })
  return (
    <Fetched query={found} height={72}>
      {(groups) => (
        <Panel isPadded title={t('contentPermissions.title')}>
          {groups.length === 0 && <p className={styles.quiet}>{t('contentPermissions.none')}</p>}
          <div className={styles.open}>
            {groups.map(({ id, name }) => (
              <Tag key={id}>{name}</Tag>
            ))}
          </div>
        </Panel>
      )}
    </Fetched>
  )
}
