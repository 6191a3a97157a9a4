import { ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { useCopy } from '../language/copy.ts'

const OwnSecondFactor = lazy(() => import('./OwnSecondFactor.tsx'))

/** In the header: the own second factor, in a dialog. */
export function SecondFactorButton() {
  const t = useCopy()
  const [isOpen, setOpen] = useState(false)
  const title = t('secondFactors.title')
  return (
    <>
      <IconButton
        label={title}
        tooltipPlacement="bottom"
        icon={<ShieldCheck size={16} />}
        onPress={() => setOpen(true)}
      />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} closeLabel={t('shell.close')} size="small">
        <Suspense fallback={null}>
          <OwnSecondFactor />
        </Suspense>
      </Dialog>
    </>
  )
}
