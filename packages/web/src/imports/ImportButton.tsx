import { FileUp } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { contract } from '@icss/core/contract/contract.ts'
import type { ImportKind } from '@icss/core/imports/import-kinds.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { useCopy } from '../language/copy.ts'
import { usePaths } from '../shell/usePaths.ts'
import { useSession } from '../shell/SessionProvider.tsx'

/** Leads from a list to where its records are imported from a table, for whoever may. */
export function ImportButton({ kind }: { kind: ImportKind }) {
  const t = useCopy()
  const pathTo = usePaths()
  if (!mayCall(contract[kind].import, useSession())) return null
  return (
    <Button icon={<FileUp size={16} />} href={pathTo('import', { kind })}>
      {t('imports.button')}
    </Button>
  )
}
