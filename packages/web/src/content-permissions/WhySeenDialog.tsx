import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ComboBox } from '@icss/ui/ComboBox/ComboBox.tsx'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import type { ContentKind } from '@icss/core/content-permissions/content-permission.ts'
import { openingLines } from '@icss/core/content-permissions/opening-lines.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import * as styles from './GroupChoice.css.ts'

export type WhySeenDialogProps = { kind: ContentKind; contentId: string; onClose: () => void }

function Answer({ kind, contentId, subChannelId }: Omit<WhySeenDialogProps, 'onClose'> & { subChannelId: string }) {
  const t = useCopy()
  const { language } = useLanguage()
  const { contentPermissions } = useClient()
  const query = useQuery({
    queryKey: ['contentPermissions', kind, contentId, 'why', subChannelId],
    staleTime: 0,
    queryFn: ({ signal }) =>
      contentPermissions.explain({ params: { kind, contentId }, query: { subChannelId } }, { signal }),
  })
  return (
    <Fetched query={query} outline={3}>
      {(explained) => (
        <div className={styles.answer} aria-live="polite">
          <Status tone={explained.sees ? 'good' : 'warn'}>
            {t(explained.sees ? 'contentPermissions.why.sees' : 'contentPermissions.why.seesNot')}
          </Status>
          <ol className={styles.why}>
            {openingLines(t, language, explained).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </div>
      )}
    </Fetched>
  )
}

/** Why a sub-channel sees a piece of content or does not, link by link (personal-centre.md, Why can they). */
export function WhySeenDialog({ kind, contentId, onClose }: WhySeenDialogProps) {
  const t = useCopy()
  const { subChannels } = useClient()
  const [words, setWords] = useState('')
  const [subChannelId, setSubChannelId] = useState<string>()
  const found = useQuery({
    queryKey: ['subChannels', 'named', words],
    queryFn: ({ signal }) => subChannels.list({ query: { q: words, pageSize: 20, sort: 'name' } }, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog
      isOpen
      isDismissable
      size="small"
      title={t('contentPermissions.why.title')}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      <ComboBox
        label={t('contentPermissions.why.subChannel')}
        placeholder={t('contentPermissions.why.search')}
        emptyText={t('contentPermissions.why.noSubChannel')}
        isFiltered
        options={(found.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={words}
        onChange={setWords}
        onPick={({ value }) => setSubChannelId(value)}
      />
      {subChannelId !== undefined && <Answer kind={kind} contentId={contentId} subChannelId={subChannelId} />}
    </Dialog>
  )
}
