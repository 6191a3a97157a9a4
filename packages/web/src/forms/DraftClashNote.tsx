import { useEffect, useRef } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { useCopy } from '../language/copy.ts'
import { useNotify } from '../shell/useNotify.ts'
import { clash as note, ways } from './Clash.css.ts'
import type { DraftClash } from './useDraft.ts'

/** Says that somebody else changed or deleted what is edited, and what can be done; takes the focus, as faults do. */
export function DraftClashNote({ clash }: { clash: DraftClash }) {
  const t = useCopy()
  const notify = useNotify()
  const take = (way: () => Promise<void>) => void way().catch(notify.failed)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="alert" className={note}>
      {t(`forms.clash.${clash.kind}`)}
      <div className={ways}>
        {clash.kind === 'changed' ? (
          <>
            <Button size="small" onPress={() => take(clash.takeTheirs)}>
              {t('forms.clash.takeTheirs')}
            </Button>
            <Button size="small" onPress={() => take(clash.keepMine)}>
              {t('forms.clash.keepMine')}
            </Button>
          </>
        ) : (
          clash.saveNew && (
            <Button size="small" onPress={clash.saveNew}>
              {t('forms.clash.saveNew')}
            </Button>
          )
        )}
      </div>
    </div>
  )
}
