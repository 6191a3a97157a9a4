import { useState } from 'react'
import { laterForm } from './laterForm.tsx'
import { usePageCopy } from './page-copy.ts'
import * as styles from './pages.css.ts'
import { Scripted } from './Scripted.tsx'
import { useOpener } from './useOpener.ts'

const ReportForm = laterForm(async () => (await import('./ReportForm.tsx')).ReportForm)

/** Offers a bound employee to report what a page shows. */
export function ReportLink({ reporter }: { reporter: string }) {
  const { copy } = usePageCopy()
  const [isOpen, setOpen] = useState(false)
  const opener = useOpener(isOpen)
  return (
    <footer className={styles.section}>
      {isOpen ? (
        <ReportForm reporter={reporter} onCancel={() => setOpen(false)} />
      ) : (
        <Scripted ref={opener}>
          <button type="button" className={styles.quietButton} onClick={() => setOpen(true)}>
            {copy.report.open}
          </button>
        </Scripted>
      )}
    </footer>
  )
}
