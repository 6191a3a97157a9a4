import { History } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Drawer } from '@icss/ui/Drawer/Drawer.tsx'
import { useCopy } from '../language/copy.ts'
import { LaterPart } from '../server/LaterPart.tsx'
import { withRest } from '../shell/load-rest.ts'

export type HistoryButtonProps = { noun: string; id: string }

/** In the head of a record, or the foot of its dialog: who made it, who changed it and how. */
export function HistoryButton({ noun, id }: HistoryButtonProps) {
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

const loadHistory = () => withRest(() => import('./RecordHistory.tsx'))

/** The history itself, whose code comes when it is first asked for. */
export function HistoryPart({ noun, id }: HistoryButtonProps) {
  return (
    <LaterPart name="RecordHistory" load={loadHistory} lines={3}>
      {({ RecordHistory }) => <RecordHistory noun={noun} id={id} />}
    </LaterPart>
  )
}
