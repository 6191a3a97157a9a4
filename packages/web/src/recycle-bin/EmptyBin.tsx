import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { formatNumber } from '@icss/core/copy/format.ts'
import type { BinKind } from '@icss/core/recycle-bin/recycle-bin.contract.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'

interface Counted {
  readonly count: number
  /** Behind what was counted; what is deleted from now on stays. */
  readonly before: string
}

/** Erases all that lies in the bin, or all of a kind, once the person has typed how many that are. */
export function EmptyBin({ kind, isEmpty }: { kind: BinKind | undefined; isEmpty: boolean }) {
  const t = useCopy()
  const { language } = useLanguage()
  const client = useClient()
  const notify = useNotify()
  const queries = useQueryClient()
  const [counted, setCounted] = useState<Counted>()
  const look = useMutation({
    mutationFn: () => client.recycleBin.list({ query: { kind, sort: '-deletedAt' } }),
    onSuccess: ({ items: [newest], total }) => {
      if (newest) setCounted({ count: total, before: new Date(Date.parse(newest.deletedAt) + 1).toISOString() })
    },
    onError: notify.failed,
  })
  const empty = useMutation({
    mutationFn: ({ before }: Counted) => client.recycleBin.empty({ body: { kind, before } }),
    onSuccess: async ({ erased }) => {
      notify.done(t('recycleBin.emptied', { count: formatNumber(erased, language) }))
      setCounted(undefined)
      await queries.invalidateQueries({ queryKey: ['recycleBin'] })
    },
  })
  const count = counted?.count ?? 0
  return (
    <>
      <Button
        variant="dangerOutline"
        icon={<Trash2 size={16} />}
        isDisabled={isEmpty}
        isPending={look.isPending}
        onPress={() => look.mutate()}
      >
        {t('recycleBin.emptyAll')}
      </Button>
      <Question
        isOpen={counted !== undefined}
        onClose={() => {
          empty.reset()
          setCounted(undefined)
        }}
        onConfirm={() => counted && empty.mutate(counted)}
        title={t('recycleBin.emptyTitle')}
        confirmLabel={t('recycleBin.emptyAll')}
        isDestructive
        isPending={empty.isPending}
        error={empty.error}
        typedCount={{ count, label: t('selections.plan.typeCount', { count }) }}
      >
        {kind === undefined
          ? t('recycleBin.emptyText', { count: formatNumber(count, language) })
          : t('recycleBin.emptyKindText', { count: formatNumber(count, language), kind: t(`${kind}.title`) })}
      </Question>
    </>
  )
}
