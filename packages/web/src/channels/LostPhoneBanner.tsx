import { TriangleAlert } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { hint, words } from '../courses/AdminPhoneHint.css.ts'
import { useCopy } from '../language/copy.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'

/** On every screen while another phone waits to take the place of a lost one (chamber.md). */
export function LostPhoneBanner() {
  const t = useCopy()
  const pathTo = usePaths()
  const { adminPhoneChangesAt: at } = useSession().channel
  if (at === null) return null
  return (
    <div role="note" className={hint}>
      <TriangleAlert size={16} />
      <span className={words}>{t('adminPhone.banner', { at: formatDateTime(at) })}</span>
      <Button size="small" href={pathTo('InforManage')}>
        {t('adminPhone.bannerOpen')}
      </Button>
    </div>
  )
}
