import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { TextArea } from '@icss/ui/TextArea/TextArea.tsx'
import type { SubChannel } from '@icss/core/channels/channels.contract.ts'
import { maxPageSize } from '@icss/core/contract/page-size.ts'
import { betweenWords } from '@icss/core/copy/between-words.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import type { ServerClient } from '../server/client.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'

export type PasteMembersProps = { onFound: (ids: readonly string[]) => void; onClose: () => void }

/** Names that are listed of those that were not found. */
const maxNamed = 5

async function everySubChannel(subChannels: ServerClient['subChannels']): Promise<SubChannel[]> {
  const all: SubChannel[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await subChannels.list({ query: { page, pageSize: maxPageSize, sort: 'name' } })
    all.push(...items)
    if (items.length === 0 || all.length >= total) return all
  }
}

/** Finds sub-channels by a pasted list of names, abbreviations or administrators' accounts. */
export function PasteMembers({ onFound, onClose }: PasteMembersProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const notify = useNotify()
  const { subChannels } = useClient()
  const [text, setText] = useState('')
  const lines = text
    .split(/[\n\t;；]/)
    .map((line) => line.trim())
    .filter(Boolean)
  const find = useMutation({
    mutationFn: () => everySubChannel(subChannels),
    onSuccess: (channels) => {
      const known = new Map(
        channels.flatMap(({ id, name, abbreviation, accountNumber }) =>
          [abbreviation, accountNumber ?? '', name].filter(Boolean).map((word) => [word, id] as const),
        ),
      )
      const missing = lines.filter((line) => !known.has(line))
      onFound(lines.flatMap((line) => known.get(line) ?? []))
      if (missing.length === 0) {
        onClose()
        return
      }
      setText(missing.join('\n'))
      const named = missing.slice(0, maxNamed).join(betweenWords[language])
      notify.warn(t('channelGroups.paste.missing', { count: missing.length, names: named }))
    },
    onError: notify.failed,
  })
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t('channelGroups.paste.title')}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button onPress={onClose}>{t('shell.cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={lines.length === 0}
            isPending={find.isPending}
            onPress={() => find.mutate()}
          >
            {t('channelGroups.paste.add')}
          </Button>
        </>
      }
    >
      <TextArea label={t('channelGroups.paste.field')} value={text} onChange={setText} rows={8} />
    </Dialog>
  )
}
