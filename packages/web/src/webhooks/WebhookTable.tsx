import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { TagRow } from '@icss/ui/Tag/Tag.tsx'
import { betweenWords } from '@icss/core/copy/between-words.ts'
import { formatDateTime } from '@icss/core/copy/format.ts'
import type { Webhook } from '@icss/core/webhooks/webhook.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { timeWidth } from '../language/time-width.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'

export type WebhookTableProps = {
  webhooks: readonly Webhook[]
  firstStep: ReactNode
  onDeleted: () => void
}

export function WebhookTable({ webhooks, firstStep, onDeleted }: WebhookTableProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const notify = useNotify()
  const client = useClient()
  const [asked, setAsked] = useState<Webhook>()
  const [isDeleting, setDeleting] = useState(false)
  const isReadOnly = useReadsOnly()
  const remove = async ({ id }: Webhook) => {
    setDeleting(true)
    try {
      await client.webhooks.delete({ params: { webhookId: id } })
      notify.done(t('webhooks.deleted'))
    } catch (error) {
      notify.failed(error)
    } finally {
      setDeleting(false)
      setAsked(undefined)
      onDeleted()
    }
  }
  return (
    <>
      <DataTable
        label={t('webhooks.table')}
        maxHeight="none"
        rows={webhooks}
        getKey={({ id }) => id}
        empty={
          <EmptyState
            picture="list"
            title={t('webhooks.empty.title')}
            text={t('webhooks.empty.text')}
            actions={firstStep}
          />
        }
        columns={[
          { id: 'url', header: t('webhooks.fields.url'), isName: true, minWidth: 240, render: ({ url }) => url },
          {
            id: 'events',
            header: t('webhooks.fields.events'),
            minWidth: 240,
            render: ({ events }) =>
              events === null ? (
                t('webhooks.allEvents')
              ) : (
                <TagRow tags={events.map((event) => t(`webhooks.events.${event}`))} between={betweenWords[language]} />
              ),
          },
          {
            id: 'createdAt',
            header: t('webhooks.fields.createdAt'),
            width: timeWidth(150),
            render: ({ createdAt }) => formatDateTime(createdAt),
          },
        ]}
        {...(isReadOnly
          ? {}
          : {
              actionsLabel: t('shell.actions'),
              actionsWidth: 60,
              actions: (webhook: Webhook) => (
                <IconButton
                  size="small"
                  label={`${t('webhooks.delete')} ${webhook.url}`}
                  tooltip={t('webhooks.delete')}
                  icon={<Trash2 size={16} />}
                  onPress={() => setAsked(webhook)}
                />
              ),
            })}
      />
      <Question
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && void remove(asked)}
        title={t('webhooks.deleteTitle')}
        confirmLabel={t('webhooks.delete')}
        isPending={isDeleting}
        isDestructive
      >
        {t('webhooks.deleteText', { url: asked?.url ?? '' })}
      </Question>
    </>
  )
}
