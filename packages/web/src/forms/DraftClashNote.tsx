import { useEffect, useRef } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { useCopy } from '../language/copy.ts'
import { LaterPart } from '../server/LaterPart.tsx'
import { clash as note, ways } from './Clash.css.ts'
import type { DraftChangedProps } from './DraftChanged.tsx'
import type { DraftClash } from './useDraft.ts'

export type DraftClashNoteProps = {
  clash: DraftClash
  noun: DraftChangedProps['noun']
  wordsOf?: DraftChangedProps['wordsOf']
}

/** Says that somebody else changed or deleted what is edited, and what can be done; takes the focus, as faults do. */
export function DraftClashNote({ clash, noun, wordsOf }: DraftClashNoteProps) {
  const t = useCopy()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="alert" className={note}>
      {clash.kind === 'changed' ? (
        // It comes with all that describes a field.
        <LaterPart name="DraftChanged" load={() => import('./DraftChanged.tsx')}>
          {({ DraftChanged }) => <DraftChanged clash={clash} noun={noun} wordsOf={wordsOf} />}
        </LaterPart>
      ) : (
        <>
          {t('forms.clash.gone')}
          {clash.saveNew && (
            <div className={ways}>
              <Button size="small" onPress={clash.saveNew}>
                {t('forms.clash.saveNew')}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}
