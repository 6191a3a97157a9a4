import { RadioGroup } from '@icss/ui/RadioGroup/RadioGroup.tsx'
import { Select } from '@icss/ui/Select/Select.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import {
  type ApplicationDraft,
  applicationTypes,
  linkForms,
  maxApplicationName,
  videoTypes,
} from '@icss/core/applications/application.ts'
import { hidesCourses } from '@icss/core/home-settings/home-functions.ts'
import { marksOf } from '@icss/core/home-settings/home-marks.ts'
import { maxApplicationsOf } from '@icss/core/home-settings/home-part-faults.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { UploadField } from '../uploads/UploadField.tsx'
import { nameOf as fileName } from '../uploads/upload-view.ts'
import { Cover } from './Cover.tsx'
import * as styles from './HomeEditor.css.ts'
import { ItemsPart } from './ItemsPart.tsx'
import { LinkTarget } from './LinkTarget.tsx'
import { PartFrame } from './PartFrame.tsx'
import type { PartProps } from './PartProps.ts'
import { usePart } from './usePart.ts'

const slots = {
  homeApps: { logo: 'homeApplicationLogo', video: 'homeApplicationVideo' },
  toolApps: { logo: 'toolApplicationLogo', video: 'toolApplicationVideo' },
} as const

/** An application of another type: what the types share stays. */
function ofType({ name, logo }: ApplicationDraft, type: string): ApplicationDraft {
  if (type === 'course') return { name, logo, type, courseId: '' }
  if (type === 'video') return { name, logo, type, videoType: 'link', video: '' }
  return { name, logo, type: 'url', link: '', linkForm: 'mobile' }
}

/** The applications of one place, which open a link, a course or a video (seed sections 3 and 9). */
export function AppsPart({ part, home, onTyped }: PartProps & { part: 'homeApps' | 'toolApps' }) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const { channel } = useSession()
  const draft = usePart(part, home)
  const { items } = draft.values
  const max = maxApplicationsOf(part, channel)
  const types = applicationTypes.filter((type) => !hidesCourses(channel) || type !== 'course')
  const errorAt = (at: number, field: string) => inOneLine(draft.errors[`items.${at}.${field}`])
  const targetOf = (id: string) => home.targets.find((one) => one.kind === 'course' && one.id === id)
  const detail = (item: ApplicationDraft) => {
    const type = t(`homeSettings.apps.types.${item.type}`)
    if (item.type === 'url') return `${type} ${item.link}`
    if (item.type === 'video') return `${type} ${fileName(item.video)}`
    const target = targetOf(item.courseId)
    return target || item.courseId === '' ? (
      `${type} ${target?.name ?? ''}`
    ) : (
      <span className={styles.broken}>{t('homeSettings.link.brokenMark')}</span>
    )
  }
  return (
    <PartFrame draft={draft} onTyped={onTyped}>
      <ItemsPart<ApplicationDraft>
        label={t(`homeSettings.parts.${part}`)}
        items={items}
        // The items are of one type each; a change replaces what its type has.
        onChange={(next) => draft.change({ items: next })}
        marks={marksOf(
          items,
          home.parts[part].shown.items,
          ({ logo }) => logo,
          ({ name }) => name,
        )}
        nameOf={({ name }, place) => name || t('homeSettings.apps.nth', { place })}
        cover={({ logo }) => <Cover address={logo} ratio={1} width={40} />}
        detail={detail}
        formTitle={(place) => t('homeSettings.apps.nth', { place })}
        head={<span>{t('homeSettings.apps.count', { count: items.length, max })}</span>}
        empty={t('homeSettings.apps.empty')}
        add={{
          label: t('homeSettings.apps.add'),
          max,
          make: () => ({ name: '', logo: '', type: 'url', link: '', linkForm: 'mobile' }),
        }}
        form={(item, at, change) => (
          <div className={styles.pair}>
            <UploadField
              slot={slots[part].logo}
              place={`home.${at}`}
              label={t('homeSettings.apps.logo')}
              isRequired
              value={item.logo}
              onChange={(logo) => change({ logo })}
              error={errorAt(at, 'logo')}
            />
            <div className={styles.fields}>
              <TextField
                label={t('homeSettings.apps.name')}
                isRequired
                value={item.name}
                onChange={(name) => change({ name })}
                maxLength={maxApplicationName}
                error={errorAt(at, 'name')}
              />
              <Select
                label={t('homeSettings.apps.type')}
                placeholder={t('homeSettings.apps.type')}
                options={types.map((type) => ({ value: type, label: t(`homeSettings.apps.types.${type}`) }))}
                value={item.type}
                onChange={(type) =>
                  draft.change({ items: items.map((one, place) => (place === at ? ofType(one, type) : one)) })
                }
              />
              {item.type === 'url' && (
                <>
                  <TextField
                    label={t('homeSettings.apps.link')}
                    isRequired
                    placeholder="https://"
                    value={item.link}
                    onChange={(link) => change({ link } as Partial<ApplicationDraft>)}
                    error={errorAt(at, 'link')}
                  />
                  <RadioGroup
                    label={t('homeSettings.apps.linkForm')}
                    isRow
                    options={linkForms.map((one) => ({ value: one, label: t(`homeSettings.apps.linkForms.${one}`) }))}
                    value={item.linkForm}
                    onChange={(linkForm) => change({ linkForm } as Partial<ApplicationDraft>)}
                  />
                </>
              )}
              {item.type === 'course' && (
                <LinkTarget
                  kind="course"
                  name={`course.${at}`}
                  value={item.courseId}
                  onChange={(courseId) => change({ courseId } as Partial<ApplicationDraft>)}
                  known={home.targets}
                  error={errorAt(at, 'courseId')}
                />
              )}
              {item.type === 'video' && (
                <>
                  <RadioGroup
                    label={t('homeSettings.apps.videoType')}
                    isRow
                    options={videoTypes.map((one) => ({
                      value: one,
                      label: t(`homeSettings.apps.videoTypes.${one}`),
                    }))}
                    value={item.videoType}
                    onChange={(videoType) => change({ videoType, video: '' } as Partial<ApplicationDraft>)}
                  />
                  {item.videoType === 'link' ? (
                    <TextField
                      label={t('homeSettings.videos.link')}
                      isRequired
                      type="url"
                      placeholder="https://"
                      value={item.video}
                      onChange={(video) => change({ video } as Partial<ApplicationDraft>)}
                      error={errorAt(at, 'video')}
                    />
                  ) : (
                    <UploadField
                      slot={slots[part].video}
                      place={`home.${at}`}
                      label={t('homeSettings.apps.video')}
                      isRequired
                      value={item.video}
                      onChange={(video) => change({ video } as Partial<ApplicationDraft>)}
                      error={errorAt(at, 'video')}
                    />
                  )}
                </>
              )}
            </div>
          </div>
        )}
      />
    </PartFrame>
  )
}
