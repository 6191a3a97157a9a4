import { BannerCarousel } from '@icss/ui/BannerCarousel/BannerCarousel.tsx'
import { BannerPicture, type BannerPictureProps } from '@icss/ui/BannerCarousel/BannerPicture.tsx'
import { BrandMark } from '@icss/ui/BrandMark/BrandMark.tsx'
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
      head={
        <div className={styles.product}>
          <BrandMark />
          {t('sessions.login.product')}
        </div>
      }
      slides={modules.map(({ id, kind }) => ({
        id,
        title: `${t(`sessions.login.modules.${id}.title`)}\n${t(`sessions.login.modules.${id}.claim`)}`,
        text: t(`sessions.login.modules.${id}.text`),
        picture: <BannerPicture kind={kind} />,
      }))}
      labels={{
        region: t('sessions.login.banner'),
        slide: (index) => t('sessions.login.slideOf', { index, count: modules.length }),
        pause: t('sessions.login.pauseBanner'),
        play: t('sessions.login.playBanner'),
      }}
    />
  )
}
