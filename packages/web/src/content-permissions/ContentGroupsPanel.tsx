import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleHelp, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Tag } from '@icss/ui/Tag/Tag.tsx'
import type { ContentKind } from '@icss/core/content-permissions/content-permission.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { ContentGroupsDialog } from './ContentGroupsDialog.tsx'
import * as styles from './GroupChoice.css.ts'
import { useOpening } from './useOpening.ts'
import { WhySeenDialog } from './WhySeenDialog.tsx'

export type ContentGroupsPanelProps = { kind: ContentKind; contentId: string }

/**
 * Which channel groups see a piece of content, and choosing them (seed section 6). Nothing for sessions that manage no
 * sub-channels.
 */
export function ContentGroupsPanel(props: ContentGroupsPanelProps) {
  return useOpening(props.kind).isOffered ? <Groups {...props} /> : null
}

function Groups({ kind, contentId }: ContentGroupsPanelProps) {
  const t = useCopy()
  const client = useClient()
  const queries = useQueryClient()
  const [isChoosing, setChoosing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const queryKey = ['contentPermissions', kind, contentId]
  const found = useQuery({
    queryKey,
    // They may have been changed a moment ago, in a form.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [{ items: groups }, { groupIds }] = await Promise.all([
        client.channelGroups.list({}, { signal }),
        client.contentPermissions.show({ params: { kind, contentId } }, { signal }),
      ])
      return { groups, groupIds }
    },
  })
  const save = async (groupIds: readonly string[]) => {
    await client.contentPermissions.set({ params: { kind, contentId }, body: { groupIds: [...groupIds] } })
    await queries.invalidateQueries({ queryKey })
  }
  return (
    <Fetched query={found} outline={2}>
      {({ groups, groupIds }) => {
        const open = groups.filter(({ id }) => groupIds.includes(id)).map(({ name }) => name)
        return (
          <Panel
            isPadded
            title={t('contentPermissions.title')}
            aside={
              <>
                <Button size="small" variant="quiet" icon={<CircleHelp size={14} />} onPress={() => setAsking(true)}>
                  {t('contentPermissions.why.open')}
                </Button>
                <Button size="small" icon={<UsersRound size={14} />} onPress={() => setChoosing(true)}>
                  {t('contentPermissions.choose')}
                </Button>
              </>
            }
          >
            {open.length === 0 && <p className={styles.quiet}>{t('contentPermissions.none')}</p>}
            <div className={styles.open}>
              {open.map((name) => (
                <Tag key={name}>{name}</Tag>
              ))}
            </div>
            {isAsking && <WhySeenDialog kind={kind} contentId={contentId} onClose={() => setAsking(false)} />}
            {isChoosing && (
              <ContentGroupsDialog groups={groups} groupIds={groupIds} save={save} onClose={() => setChoosing(false)} />
            )}
          </Panel>
        )
      }}
    </Fetched>
  )
}
