import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import type { DeskHelper } from '@icss/core/desk-helpers/desk-helper.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'
import { AddDeskHelper } from './AddDeskHelper.tsx'
import * as styles from './DeskHelpers.css.ts'
import { DeskHelperLine } from './DeskHelperLine.tsx'

export type DeskHelpersProps = { meetingId: string; isOver: boolean; onClose: () => void }

/** Who signs people in at the door without an account: adds them, shows the link of each, ends it. */
export function DeskHelpers({ meetingId, isOver, onClose }: DeskHelpersProps) {
  const t = useCopy()
  const notify = useNotify()
  const queries = useQueryClient()
  const { deskHelpers } = useClient()
  const isReadOnly = useReadsOnly()
  const [link, setLink] = useState<{ readonly id: string; readonly url: string }>()
  const [ending, setEnding] = useState<DeskHelper>()
  const [isPending, setPending] = useState(false)
  const queryKey = ['deskHelpers', meetingId]
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => deskHelpers.list({ params: { meetingId } }, { signal }),
  })
  const refresh = () => queries.invalidateQueries({ queryKey })
  const show = async (deskHelperId: string) => {
    if (link?.id === deskHelperId) return setLink(undefined)
    try {
      const { url } = await deskHelpers.link({ params: { meetingId, deskHelperId } })
      setLink({ id: deskHelperId, url })
    } catch (error) {
      notify.failed(error)
    }
  }
  const end = async ({ id: deskHelperId, name }: DeskHelper) => {
    setPending(true)
    try {
      await deskHelpers.end({ params: { meetingId, deskHelperId } })
      notify.done(t('deskHelpers.endedOf', { name }))
    } catch (error) {
      notify.failed(error)
    } finally {
      setPending(false)
      setEnding(undefined)
      await refresh()
    }
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('deskHelpers.title')} closeLabel={t('shell.close')}>
      <div className={styles.parts}>
        <p className={styles.quiet}>{t('deskHelpers.intro')}</p>
        {!isReadOnly && !isOver && (
          <AddDeskHelper
            meetingId={meetingId}
            onAdded={async ({ id, url, name }) => {
              notify.done(t('deskHelpers.added', { name }))
              setLink({ id, url })
              await refresh()
            }}
          />
        )}
        <Fetched query={found} outline={2}>
          {({ items }) =>
            items.length === 0 ? (
              <p className={styles.quiet}>{t('deskHelpers.empty')}</p>
            ) : (
              <ul className={styles.list}>
                {items.map((helper) => (
                  <DeskHelperLine
                    key={helper.id}
                    helper={helper}
                    url={link?.id === helper.id && helper.endedAt === null ? link.url : undefined}
                    isReadOnly={isReadOnly}
                    onLink={() => void show(helper.id)}
                    onEnd={() => setEnding(helper)}
                  />
                ))}
              </ul>
            )
          }
        </Fetched>
      </div>
      <Question
        isOpen={ending !== undefined}
        onClose={() => setEnding(undefined)}
        onConfirm={() => ending && void end(ending)}
        title={t('deskHelpers.endTitle', { name: ending?.name ?? '' })}
        confirmLabel={t('deskHelpers.end')}
        isDestructive
        isPending={isPending}
      >
        {t('deskHelpers.endText')}
      </Question>
    </Dialog>
  )
}
