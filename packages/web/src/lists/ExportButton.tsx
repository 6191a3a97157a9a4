import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { exportAddress } from './export-address.ts'
import { ExportMenu } from './ExportMenu.tsx'
import type { ListQuery } from './useListQuery.ts'

export type ExportButtonProps = {
  /** The endpoint that exports the list. */
  endpoint: Endpoint
  query: ListQuery
  /** Rows that there are, where that is known. */
  total?: number
  label?: string
}

/** For whoever may: saves what a list shows, all pages of it, as a table. */
export function ExportButton({ endpoint, query, total, label }: ExportButtonProps) {
  const t = useCopy()
  const { language } = useLanguage()
  if (!mayCall(endpoint, useSession())) return null
  return (
    <ExportMenu
      label={label ?? t('lists.export')}
      isDisabled={total === 0}
      onExport={(format) => location.assign(exportAddress(endpoint, query, language, format))}
    />
  )
}
