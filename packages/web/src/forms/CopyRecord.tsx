import { Copy } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { useCopy } from '../language/copy.ts'

/** Makes another one like the record that is shown: at once, or in its form. */
export type CopyRecordProps = { href: string } | { onPress: () => void; isPending: boolean }

export function CopyRecord(how: CopyRecordProps) {
  const t = useCopy()
  return (
    <Button icon={<Copy size={16} />} {...how}>
      {t('lists.copy')}
    </Button>
  )
}
