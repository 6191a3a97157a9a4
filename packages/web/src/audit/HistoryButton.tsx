import { History } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Drawer } from '@icss/ui/Drawer/Drawer.tsx'
import { LinesSkeleton } from '@icss/ui/Skeleton/LinesSkeleton.tsx'
import { useCopy } from '../language/copy.ts'
import { LaterPart } from '../server/LaterPart.tsx'

/** In the head of a record: who made it, who changed it and how. */
export function HistoryButton({ noun, id }: { noun: string; id: string }) {
  const t = useCopy()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<History size={16} />} onPress={() => setOpen(true)}>
        {t('lists.history')}
      </Button>
      {isOpen && (
        <Drawer isOpen onClose={() => setOpen(false)} title={t('lists.history')} closeLabel={t('shell.close')}>
          <HistoryPart noun={noun} id={id} />
        </Drawer>
      )}
    </>
  )
}

/** The history itself, whose code comes when it is first asked for, and the words of all features behind that. */
export function HistoryPart({ noun, id }: { noun: string; id: string }) {
  return (
    <LaterPart name="RecordHistory" load={() => import('./RecordHistory.tsx')} lines={3}>
      {({ default: RecordHistory }) => (
        <Suspense fallback={<LinesSkeleton count={3} />}>
          <RecordHistory noun={noun} id={id} />
        </Suspense>
      )}
    </LaterPart>
  )
}
