import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { outline } from '@icss/core/contract/outline.ts'
import { meets } from '@icss/core/permissions/need.ts'
import { mayOpen } from '@icss/core/routes/may-open.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { LaterOverlay } from '../server/LaterOverlay.tsx'
import { withRest } from '../shell/load-rest.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'

/** It names things of every feature. */
const loadItems = () => withRest(() => import('./CreateItems.tsx'))

/** What can be made, as far as the session may. */
export function CreateMenu() {
  const t = useCopy()
  const { language } = useLanguage()
  const session = useSession()
  const isReader = useReadsOnly()
  const pathTo = usePaths()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const made = (
    [
      { noun: 'companies', path: pathTo('editBusinessManagement', { companyId: 'new' }) },
      { noun: 'resources', path: pathTo('newResources') },
      { noun: 'demands', path: pathTo('newDemand') },
      { noun: 'activities', path: pathTo('newActivities') },
      { noun: 'news', path: pathTo('newNews') },
      { noun: 'courses', path: pathTo('uploadcourse') },
      { noun: 'lives', path: pathTo('createLive') },
      { noun: 'files', path: pathTo('eusFileUpload') },
      { noun: 'notices', path: pathTo('eusnewNotice') },
      { noun: 'meetings', path: pathTo('newMeeting') },
    ] as const
  ).filter(({ noun, path }) => meets(outline[noun].create.needs, session) && mayOpen(session, path, language))
  if (isReader || made.length === 0) return null
  return (
    <span ref={anchor}>
      <Button
        variant="primary"
        icon={<Plus size={16} />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        {t('home.create')}
      </Button>
      {isOpen && (
        <LaterOverlay name="CreateItems" load={loadItems} onLost={() => setOpen(false)}>
          {({ CreateItems }) => <CreateItems made={made} anchor={anchor} onClose={() => setOpen(false)} />}
        </LaterOverlay>
      )}
    </span>
  )
}
