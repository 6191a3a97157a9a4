import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { marksOf } from '@icss/core/home-settings/home-marks.ts'
import { type HomeVideo, maxHomeVideos } from '@icss/core/home-settings/home-screen.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { LinkOrUpload } from '../uploads/LinkOrUpload.tsx'
import { UploadField } from '../uploads/UploadField.tsx'
import { nameOf as fileName } from '../uploads/upload-view.ts'
import { Cover } from './Cover.tsx'
import * as styles from './HomeEditor.css.ts'
import { ItemsPart } from './ItemsPart.tsx'
import { PartFrame } from './PartFrame.tsx'
import type { PartProps } from './PartProps.ts'
import { usePart } from './usePart.ts'

/** Up to 5 videos, uploaded or linked, each with a cover. */
export function VideosPart({ home, onTyped }: PartProps) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const draft = usePart('videos', home)
  const { items } = draft.values
  const max = maxHomeVideos
  const errorAt = (at: number, field: keyof HomeVideo) => inOneLine(draft.errors[`items.${at}.${field}`])
  return (
    <PartFrame draft={draft} onTyped={onTyped}>
      <ItemsPart<HomeVideo>
        label={t('homeSettings.videos.list')}
        items={items}
        onChange={(next) => draft.change({ items: next })}
        marks={marksOf(
          items,
          home.parts.videos.shown.items,
          ({ videoUrl }) => videoUrl,
          ({ name }) => name,
        )}
        nameOf={({ name }, place) => name || t('homeSettings.videos.nth', { place })}
        cover={({ cover }) => <Cover address={cover} ratio={16 / 9} width={80} />}
        detail={({ videoUrl }) => fileName(videoUrl)}
        formTitle={(place) => t('homeSettings.videos.nth', { place })}
        head={<span>{t('homeSettings.videos.count', { count: items.length, max })}</span>}
        empty={t('homeSettings.videos.empty')}
        add={{ label: t('homeSettings.videos.add'), max, make: () => ({ name: '', videoUrl: '', cover: '' }) }}
        form={(item, at, change) => (
          <div className={styles.pair}>
            <div className={styles.fields}>
              <TextField
                label={t('homeSettings.videos.name')}
                isRequired
                value={item.name}
                onChange={(name) => change({ name })}
                maxLength={30}
                error={errorAt(at, 'name')}
              />
              <LinkOrUpload
                slot="homeVideo"
                place={`home.${at}`}
                label={t('homeSettings.videos.videoUrl')}
                linkLabel={t('homeSettings.videos.link')}
                isRequired
                value={item.videoUrl}
                onChange={(videoUrl) => change({ videoUrl })}
                error={errorAt(at, 'videoUrl')}
              />
            </div>
            <UploadField
              slot="homeVideoCover"
              place={`home.${at}`}
              label={t('homeSettings.videos.cover')}
              value={item.cover}
              onChange={(cover) => change({ cover })}
              error={errorAt(at, 'cover')}
            />
          </div>
        )}
      />
    </PartFrame>
  )
}
