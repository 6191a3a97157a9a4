import { Eye, EyeOff } from 'lucide-react'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { iconsOf } from '@icss/core/home-settings/home-functions.ts'
import { marksOf } from '@icss/core/home-settings/home-marks.ts'
import { type HomeIcon, maxIconCaption } from '@icss/core/home-settings/home-screen.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { UploadField } from '../uploads/UploadField.tsx'
import { Cover } from './Cover.tsx'
import * as styles from './HomeEditor.css.ts'
import { ItemsPart } from './ItemsPart.tsx'
import { PartFrame } from './PartFrame.tsx'
import type { PartProps } from './PartProps.ts'
import { usePart } from './usePart.ts'

/** The fixed functions of the variant: pictures and captions replaced, hidden, moved. */
export function IconsPart({ home, onTyped }: PartProps) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const { channel } = useSession()
  const draft = usePart('icons', home)
  const items = iconsOf(channel, draft.values.items)
  const nameOf = ({ icon, caption }: HomeIcon) => caption || t(`homeSettings.functions.${icon}`)
  const errorAt = (at: number, field: keyof HomeIcon) => inOneLine(draft.errors[`items.${at}.${field}`])
  return (
    <PartFrame draft={draft} onTyped={onTyped}>
      <ItemsPart<HomeIcon>
        label={t('homeSettings.icons.list')}
        items={items}
        onChange={(next) => draft.change({ items: next })}
        marks={marksOf(
          items,
          iconsOf(channel, home.parts.icons.shown.items),
          ({ icon }) => icon,
          ({ caption }) => caption,
        )}
        nameOf={nameOf}
        cover={({ picture }) => <Cover address={picture} ratio={1} width={32} />}
        detail={({ icon, hidden }) => (hidden ? t('homeSettings.icons.hidden') : t(`homeSettings.functions.${icon}`))}
        actions={(item, change) => (
          <IconButton
            size="small"
            label={t(item.hidden ? 'homeSettings.icons.show' : 'homeSettings.icons.hide', { name: nameOf(item) })}
            icon={item.hidden ? <EyeOff size={16} /> : <Eye size={16} />}
            onPress={() => change({ hidden: !item.hidden })}
          />
        )}
        formTitle={(_, item) => t('homeSettings.icons.nth', { name: nameOf(item) })}
        head={<span className={styles.quiet}>{t('homeSettings.icons.hint')}</span>}
        empty=""
        form={(item, at, change) => (
          <div className={styles.pair}>
            <UploadField
              slot="homeIcon"
              place={`home.${item.icon}`}
              label={t('homeSettings.icons.picture')}
              value={item.picture}
              onChange={(picture) => change({ picture })}
              error={errorAt(at, 'picture')}
            />
            <TextField
              label={t('homeSettings.icons.caption')}
              placeholder={t(`homeSettings.functions.${item.icon}`)}
              value={item.caption}
              onChange={(caption) => change({ caption })}
              maxLength={maxIconCaption}
              error={errorAt(at, 'caption')}
            />
          </div>
        )}
      />
    </PartFrame>
  )
}
