import { BrandMark } from '@icss/ui/BrandMark/BrandMark.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { logoMiniText as unsetMiniText } from '@icss/core/sessions/session-state.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { UploadField } from '../uploads/UploadField.tsx'
import { hrefOf } from '../uploads/upload-view.ts'
import * as styles from './HomeEditor.css.ts'
import { PartFrame } from './PartFrame.tsx'
import type { PartProps } from './PartProps.ts'
import { usePart } from './usePart.ts'

/** Picture, text and mini text of the logo, shown in the back office's own head as they will be. */
export function LogoPart({ home, onTyped }: PartProps) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const draft = usePart('logo', home)
  const { logo, logoText, logoMiniText } = draft.values
  const mark = <BrandMark letter={logoMiniText || unsetMiniText} logo={logo === '' ? undefined : hrefOf(logo)} />
  return (
    <PartFrame draft={draft} onTyped={onTyped}>
      <div className={styles.itemForm}>
        <div className={styles.pair}>
          <UploadField
            slot="homeLogo"
            place="home"
            label={t('homeSettings.logo.picture')}
            value={logo}
            onChange={(address) => draft.change({ logo: address })}
            error={inOneLine(draft.errors['logo'])}
          />
          <div className={styles.fields}>
            <TextField
              label={t('homeSettings.logo.text')}
              value={logoText}
              onChange={(text) => draft.change({ logoText: text })}
              maxLength={20}
              error={inOneLine(draft.errors['logoText'])}
            />
            <TextField
              label={t('homeSettings.logo.miniText')}
              description={t('homeSettings.logo.miniHint')}
              value={logoMiniText}
              onChange={(text) => draft.change({ logoMiniText: text })}
              maxLength={5}
              error={inOneLine(draft.errors['logoMiniText'])}
            />
          </div>
        </div>
        <section className={styles.heads} aria-label={t('homeSettings.logo.head')}>
          <h2 className={styles.heading}>{t('homeSettings.logo.head')}</h2>
          <div>
            <span className={styles.quiet}>{t('homeSettings.logo.wide')}</span>
            <div className={styles.headSample}>
              {mark}
              <span className={styles.name}>{logoText || unsetMiniText}</span>
            </div>
          </div>
          <div>
            <span className={styles.quiet}>{t('homeSettings.logo.narrow')}</span>
            <div className={styles.headSampleNarrow}>{mark}</div>
          </div>
          <span className={styles.quiet}>{t('homeSettings.logo.unset')}</span>
        </section>
      </div>
    </PartFrame>
  )
}
