import { Copy } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { useCopy } from '../language/copy.ts'

/** How another one like the record that is shown is made: in its form, or at once. */
export type CopyRecordProps = { href?: string; onPress?: () => void; isPending?: boolean }

export function CopyRecord(how: CopyRecordProps) {
  const t = useCopy()
  return (
    <Button icon={<Copy size={16} />} {...how}>
      {t('lists.copy')}
    </Button>
  )
}
