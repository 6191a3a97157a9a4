import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Select } from '@icss/ui/Select/Select.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { type CarouselItem, carouselImages, carouselLinkTypes } from '@icss/core/home-settings/carousel.ts'
import { hidesCourses } from '@icss/core/home-settings/home-functions.ts'
import { marksOf } from '@icss/core/home-settings/home-marks.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { UploadField } from '../uploads/UploadField.tsx'
import { Cover } from './Cover.tsx'
import * as styles from './HomeEditor.css.ts'
import { ItemsPart } from './ItemsPart.tsx'
import { LinkTarget } from './LinkTarget.tsx'
import { PartFrame } from './PartFrame.tsx'
import type { PartProps } from './PartProps.ts'
import { usePart } from './usePart.ts'

type LinkType = CarouselItem['linkType']

/** The pictures of the carousel, 3 to 6; fewer restore the defaults (seed section 5). */
export function CarouselPart({ home, onTyped }: PartProps) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const { channel } = useSession()
  const draft = usePart('carousel', home)
  const { items } = draft.values
  const { min, max } = carouselImages
  const targetOf = ({ linkType, linkAddress }: CarouselItem) =>
    home.targets.find(({ kind, id }) => kind === linkType && id === linkAddress)
  const isBroken = (item: CarouselItem) =>
    (item.linkType === 'course' || item.linkType === 'live') && item.linkAddress !== '' && !targetOf(item)
  const brokenCount = items.filter(isBroken).length
  const types = carouselLinkTypes.filter((type) => !hidesCourses(channel) || type === 'none' || type === 'url')
  const errorAt = (at: number, field: keyof CarouselItem) => inOneLine(draft.errors[`items.${at}.${field}`])
  const linkWords = (item: CarouselItem) => {
    if (item.linkType === 'none') return t('homeSettings.link.none')
    if (isBroken(item)) return <span className={styles.broken}>{t('homeSettings.link.brokenMark')}</span>
    const words = item.linkType === 'url' ? item.linkAddress : (targetOf(item)?.name ?? '')
    return `${t(`homeSettings.link.${item.linkType}`)} ${words}`
  }
  return (
    <PartFrame draft={draft} onTyped={onTyped}>
      <ItemsPart<CarouselItem>
        label={t('homeSettings.carousel.list')}
        items={items}
        onChange={(next) => draft.change({ items: next })}
        marks={marksOf(
          items,
          home.parts.carousel.shown.items,
          ({ image }) => image,
          ({ imageName }) => imageName,
        )}
        nameOf={({ imageName }, place) => imageName || t('homeSettings.carousel.nth', { place })}
        cover={({ image }) => <Cover address={image} ratio={16 / 9} width={80} />}
        detail={linkWords}
        formTitle={(place) => t('homeSettings.carousel.nth', { place })}
        head={
          <>
            <span>{t('homeSettings.carousel.count', { count: items.length, max })}</span>
            {items.length < min ? (
              <span className={styles.amber}>
                <TriangleAlert size={14} aria-hidden />
                {t('homeSettings.carousel.tooFew')}
              </span>
            ) : (
              <span className={styles.quiet}>{t('homeSettings.carousel.hint')}</span>
            )}
          </>
        }
        empty={t('homeSettings.carousel.empty')}
        add={{
          label: t('homeSettings.carousel.add'),
          max,
          make: () => ({ imageName: '', image: '', linkType: 'none', linkAddress: '' }),
        }}
        form={(item, at, change) => (
          <div className={styles.pair}>
            <UploadField
              slot="carouselImage"
              place={`home.${at}`}
              label={t('homeSettings.carousel.image')}
              isRequired
              value={item.image}
              onChange={(image) => change({ image })}
              error={errorAt(at, 'image')}
            />
            <div className={styles.fields}>
              <TextField
                label={t('homeSettings.carousel.imageName')}
                isRequired
                value={item.imageName}
                onChange={(imageName) => change({ imageName })}
                maxLength={50}
                error={errorAt(at, 'imageName')}
              />
              <Select
                label={t('homeSettings.link.type')}
                placeholder={t('homeSettings.link.none')}
                options={types.map((type) => ({ value: type, label: t(`homeSettings.link.${type}`) }))}
                value={item.linkType}
                onChange={(type) => change({ linkType: type as LinkType, linkAddress: '' })}
              />
              {item.linkType === 'url' && (
                <TextField
                  label={t('homeSettings.link.address')}
                  isRequired
                  type="url"
                  inputMode="url"
                  placeholder="https://"
                  value={item.linkAddress}
                  onChange={(linkAddress) => change({ linkAddress })}
                  error={errorAt(at, 'linkAddress')}
                />
              )}
              {(item.linkType === 'course' || item.linkType === 'live') && (
                <LinkTarget
                  key={item.linkType}
                  kind={item.linkType}
                  name={`link.${at}`}
                  value={item.linkAddress}
                  onChange={(linkAddress) => change({ linkAddress })}
                  known={home.targets}
                  error={errorAt(at, 'linkAddress')}
                />
              )}
            </div>
          </div>
        )}
        foot={
          items.length >= min && (
            <p className={styles.foot}>
              {brokenCount === 0 ? (
                <>
                  <CircleCheck size={16} aria-hidden className={styles.good} />
                  {t('homeSettings.carousel.ready', { count: items.length })}
                </>
              ) : (
                <span className={styles.amber}>
                  <TriangleAlert size={14} aria-hidden />
                  {t('homeSettings.carousel.brokenCount', { count: brokenCount })}
                </span>
              )}
            </p>
          )
        }
      />
    </PartFrame>
  )
}
