import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Tag } from '@icss/ui/Tag/Tag.tsx'
import type { ContentKind } from '@icss/core/content-permissions/content-permission.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { toasts } from '../shell/toasts.ts'
import { GroupChoice } from './GroupChoice.tsx'
import * as styles from './GroupChoice.css.ts'
import { useOpening } from './useOpening.ts'

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
  const { inOneLine, wordUnknown } = useErrorWording()
  const client = useClient()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<readonly string[]>()
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
  const opening = useMutation({
    mutationFn: (groupIds: readonly string[]) =>
      client.contentPermissions.set({ params: { kind, contentId }, body: { groupIds: [...groupIds] } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey })
      toasts.show({ tone: 'good', text: t('contentPermissions.saved') })
      setChosen(undefined)
    },
  })
  const close = () => {
    opening.reset()
    setChosen(undefined)
  }
  const fault = opening.error ? wordUnknown(opening.error) : undefined
  return (
    <Fetched query={found} outline={2}>
      {({ groups, groupIds }) => {
        const open = groups.filter(({ id }) => groupIds.includes(id)).map(({ name }) => name)
        return (
          <Panel
            isPadded
            title={t('contentPermissions.title')}
            aside={
              <Button size="small" icon={<UsersRound size={14} />} onPress={() => setChosen(groupIds)}>
                {t('contentPermissions.choose')}
              </Button>
            }
          >
            {open.length === 0 && <p className={styles.quiet}>{t('contentPermissions.none')}</p>}
            <div className={styles.open}>
              {open.map((name) => (
                <Tag key={name}>{name}</Tag>
              ))}
            </div>
            <Dialog
              isOpen={chosen !== undefined}
              onClose={close}
              size="small"
              title={t('contentPermissions.choose')}
              closeLabel={t('shell.close')}
              isBusy={opening.isPending}
              footer={
                <>
                  <Button onPress={close} isDisabled={opening.isPending}>
                    {t('shell.cancel')}
                  </Button>
                  <Button
                    variant="primary"
                    isPending={opening.isPending}
                    onPress={() => chosen && opening.mutate(chosen)}
                  >
                    {t('shell.save')}
                  </Button>
                </>
              }
            >
              {chosen && <GroupChoice groups={groups} value={chosen} onChange={setChosen} />}
              {fault && (
                <p role="alert" className={styles.fault}>
                  {inOneLine(fault)}
                </p>
              )}
            </Dialog>
          </Panel>
        )
      }}
    </Fetched>
  )
}
