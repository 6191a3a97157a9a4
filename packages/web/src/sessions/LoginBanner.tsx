import { BannerCarousel } from '@icss/ui/BannerCarousel/BannerCarousel.tsx'
import { BannerPicture, type BannerPictureProps } from '@icss/ui/BannerCarousel/BannerPicture.tsx'
import { BrandMark } from '@icss/ui/BrandMark/BrandMark.tsx'
import { bannerAutoplay, bannerSlide } from '@icss/core/shell/interface-defaults.ts'
import { useEntryCopy } from '../language/entry-copy.ts'
import * as styles from './LoginBanner.css.ts'

const modules = [
  { id: 'university', kind: 'courses' },
  { id: 'meetings', kind: 'draw' },
  { id: 'members', kind: 'members' },
  { id: 'home', kind: 'live' },
  { id: 'notices', kind: 'files' },
] as const satisfies readonly { id: string; kind: BannerPictureProps['kind'] }[]

/** The rotating banner of five product modules (seed section 2). */
export default function LoginBanner() {
  const { t } = useEntryCopy()
  return (
    <BannerCarousel
      interval={bannerAutoplay}
      slideDuration={bannerSlide}
      head={
        <div className={styles.product}>
          <BrandMark />
          {t('loginBanner.product')}
        </div>
      }
      slides={modules.map(({ id, kind }) => ({
        id,
        title: `${t(`loginBanner.modules.${id}.title`)}\n${t(`loginBanner.modules.${id}.claim`)}`,
        text: t(`loginBanner.modules.${id}.text`),
        picture: <BannerPicture kind={kind} />,
      }))}
      labels={{
        region: t('loginBanner.region'),
        slide: (index) => t('loginBanner.slideOf', { index, count: modules.length }),
        pause: t('loginBanner.pause'),
        play: t('loginBanner.play'),
      }}
    />
  )
}
