import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { useCopy } from '../language/copy.ts'
import { opener } from './FindAnything.css.ts'

const FindPalette = lazy(() => import('./FindPalette.tsx'))

const isKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'

/** In the header: screens and records by a few letters; by Ctrl or ⌘ K from anywhere. */
export function FindAnything() {
  const t = useCopy()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isKey(event)) return
      // The browser would go to its own search.
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <span className={opener}>
        <IconButton
          label={t('shell.find.title')}
          tooltip={t('shell.find.tooltip')}
          tooltipPlacement="bottom"
          icon={<Search size={16} />}
          onPress={() => setOpen(true)}
        />
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <FindPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
