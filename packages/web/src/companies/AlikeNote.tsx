import { Button } from '@icss/ui/Button/Button.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { useCopy } from '../language/copy.ts'
import { usePaths } from '../shell/usePaths.ts'
import * as styles from './AlikeNote.css.ts'

/** Where a name is refused as probably that of another company: that one, and the way on for whoever knows better. */
export function AlikeNote({ fault, onConfirm }: { fault: FieldError | undefined; onConfirm: (met: string) => void }) {
  const t = useCopy()
  const pathTo = usePaths()
  if (fault?.code !== 'companies.name_alike') return null
  const [id, name] = [String(fault.params['id']), String(fault.params['name'])]
  return (
    <p className={styles.ways}>
      <Link href={pathTo('company', { id })}>{t('companies.alike.open', { name })}</Link>
      <Button size="small" onPress={() => onConfirm(name)}>
        {t('companies.alike.anyway')}
      </Button>
    </p>
  )
}
