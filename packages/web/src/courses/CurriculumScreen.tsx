import { GalleryHorizontal, Inbox, ListTree, Radio, ShoppingBag } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { contract } from '@icss/core/contract/contract.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { variantOf } from '@icss/core/permissions/variant.ts'
import { useCopy } from '../language/copy.ts'
import type { ScreenProps } from '../shell/view.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { AdminPhoneHint } from './AdminPhoneHint.tsx'
import { CourseList } from './CourseList.tsx'

/** The courses of the channel (seed section 2, curriculum); `hasAdmin` 1 says that the administrator's phone is missing. */
export default function CurriculumScreen({ params: { hasAdmin } }: ScreenProps) {
  const t = useCopy()
  const pathTo = usePaths()
  const session = useSession()
  const { hasAdminPhone, superiorChannelId } = session.channel
  const mayChange = mayCall(contract.courses.create, session)
  return (
    <CourseList
      hint={hasAdmin === '1' && !hasAdminPhone && <AdminPhoneHint />}
      headActions={
        <>
          {variantOf(session) === 'commerce' && (
            // The menu of a chamber has no entry for them (seed section 6).
            <Button icon={<Radio size={16} />} href={pathTo('liveCurriculum')}>
              {t('lives.title')}
            </Button>
          )}
          {superiorChannelId !== null && (
            <Button icon={<Inbox size={16} />} href={pathTo('receivedCourses')}>
              {t('courses.received.title')}
            </Button>
          )}
          <Button icon={<ShoppingBag size={16} />} href={pathTo('purchasedCourses')}>
            {t('courses.purchased.title')}
          </Button>
          {mayChange && (
            <>
              <Button icon={<ListTree size={16} />} href={pathTo('courseCategories')}>
                {t('courses.categories')}
              </Button>
              <Button icon={<GalleryHorizontal size={16} />} href={pathTo('carouselCourses')}>
                {t('courses.carousel')}
              </Button>
            </>
          )}
        </>
      }
    />
  )
}
