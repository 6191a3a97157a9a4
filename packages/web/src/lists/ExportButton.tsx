import { Download } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { exportAddress } from './export-address.ts'
import type { ListQuery } from './useListQuery.ts'

export type ExportButtonProps = {
  /** The endpoint that exports the list. */
  endpoint: Endpoint
  query: ListQuery
  total: number
}

/** For whoever may: saves what a list shows, all pages of it, as a CSV file. */
export function ExportButton({ endpoint, query, total }: ExportButtonProps) {
  const t = useCopy()
  const { language } = useLanguage()
  if (!mayCall(endpoint, useSession())) return null
  return (
    <Button
      icon={<Download size={16} />}
      isDisabled={total === 0}
      onPress={() => location.assign(exportAddress(endpoint, query, language))}
    >
      {t('lists.export')}
    </Button>
  )
}
