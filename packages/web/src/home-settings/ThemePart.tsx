import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { NumberField } from '@icss/ui/NumberField/NumberField.tsx'
import { RadioGroup } from '@icss/ui/RadioGroup/RadioGroup.tsx'
import {
  colourSchemes,
  contrastUnder,
  neededContrast,
  type Rgb,
  veilFor,
} from '@icss/core/home-settings/colour-schemes.ts'
import { isVideoFile } from '@icss/core/home-settings/home-view.ts'
import { maxVeil, type ThemeDraft } from '@icss/core/home-settings/theme.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { UploadField } from '../uploads/UploadField.tsx'
import { hrefOf } from '../uploads/upload-view.ts'
import { coloursIn } from './colours-in.ts'
import * as styles from './HomeEditor.css.ts'
import { PartFrame } from './PartFrame.tsx'
import type { PartProps } from './PartProps.ts'
import { usePart } from './usePart.ts'

/** The colours of a background, once it is read. */
function useColours(address: string): readonly Rgb[] | undefined {
  const [read, setRead] = useState<{ address: string; colours: readonly Rgb[] }>()
  useEffect(() => {
    if (address === '') return undefined
    let isWanted = true
    coloursIn(hrefOf(address), isVideoFile(address)).then(
      (colours) => isWanted && setRead({ address, colours }),
      () => {},
    )
    return () => void (isWanted = false)
  }, [address])
  return read?.address === address ? read.colours : undefined
}

/** A colour scheme, or a background of one's own, whose contrast with the words on it is checked. */
export function ThemePart({ home, onTyped }: PartProps) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const draft = usePart('theme', home)
  const { colourScheme, background, tone = 'dark', veil = 70 } = draft.values
  const colours = useColours(background ?? '')
  const isOwn = colourScheme === 'custom'
  return (
    <PartFrame draft={draft} onTyped={onTyped}>
      <div className={styles.itemForm}>
        <RadioGroup
          label={t('homeSettings.theme.scheme')}
          isRow
          options={[...colourSchemes, 'custom' as const].map((scheme) => ({
            value: scheme,
            label: t(`homeSettings.theme.schemes.${scheme}`),
          }))}
          value={colourScheme}
          onChange={(scheme) => draft.change({ colourScheme: scheme as ThemeDraft['colourScheme'] })}
        />
        {isOwn && (
          <>
            <UploadField
              slot={['homeBackground', 'themeVideo']}
              place="home"
              label={t('homeSettings.theme.background')}
              description={t('homeSettings.theme.backgroundHint')}
              isRequired
              value={background ?? ''}
              onChange={(address) => draft.change({ background: address })}
              error={inOneLine(draft.errors['background'])}
            />
            <div className={styles.pair}>
              <RadioGroup
                label={t('homeSettings.theme.tone')}
                isRow
                options={(['dark', 'light'] as const).map((one) => ({
                  value: one,
                  label: t(`homeSettings.theme.tones.${one}`),
                }))}
                value={tone}
                onChange={(one) => draft.change({ tone: one as ThemeDraft['tone'] })}
              />
              <NumberField
                label={t('homeSettings.theme.veil')}
                value={veil}
                minValue={0}
                maxValue={maxVeil}
                onChange={(percent) => draft.change({ veil: percent ?? 0 })}
                error={inOneLine(draft.errors['veil'])}
              />
            </div>
            <Contrast
              colours={background === '' ? [] : colours}
              tone={tone}
              veil={veil}
              onFix={(percent) => draft.change({ veil: percent })}
            />
          </>
        )}
      </div>
    </PartFrame>
  )
}

function Contrast({
  colours,
  tone,
  veil,
  onFix,
}: {
  colours: readonly Rgb[] | undefined
  tone: 'dark' | 'light'
  veil: number
  onFix: (veil: number) => void
}) {
  const t = useCopy()
  if (colours === undefined) return <p className={styles.quiet}>{t('homeSettings.theme.contrastUnknown')}</p>
  if (colours.length === 0) return null
  const least = contrastUnder(colours, tone, veil)
  const ratio = (Math.floor(least * 10) / 10).toFixed(1)
  if (least >= neededContrast)
    return (
      <p className={styles.quiet} role="status">
        <CircleCheck size={14} aria-hidden className={styles.good} /> {t('homeSettings.theme.contrast', { ratio })}
      </p>
    )
  const enough = veilFor(colours, tone)
  return (
    <p className={styles.amber} role="status">
      <TriangleAlert size={14} aria-hidden />
      {t('homeSettings.theme.contrastLow', { ratio })}
      <Button size="small" onPress={() => onFix(enough)}>
        {t('homeSettings.theme.contrastFix', { veil: enough })}
      </Button>
    </p>
  )
}
