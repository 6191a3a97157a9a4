import { NumberField } from '@icss/ui/NumberField/NumberField.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { TextArea } from '@icss/ui/TextArea/TextArea.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { type businessCardDraft, businessCardLimits, type CardLink } from '@icss/core/business-cards/business-card.ts'
import { DraftForm } from '../forms/DraftForm.tsx'
import { grid, wide } from '../forms/DraftForm.css.ts'
import { LineFields } from '../forms/LineFields.tsx'
import type { NounForm } from '../forms/NounEdit.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { UploadField } from '../uploads/UploadField.tsx'
import * as styles from './business-cards.css.ts'

/** All that a person fills in about a super business card. */
export function BusinessCardForm(form: NounForm<typeof businessCardDraft>) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const { field, draft } = form
  const links = field.any('links')
  return (
    <DraftForm {...form}>
      <Panel isPadded>
        <div className={grid}>
          <TextField {...field.text('name')} isRequired maxLength={20} />
          <TextField {...field.text('position')} maxLength={20} />
          <TextField {...field.text('company')} maxLength={businessCardLimits.company} />
          <TextField {...field.text('phone')} isRequired inputMode="tel" description={t('businessCards.hints.phone')} />
          <TextField {...field.text('email')} inputMode="email" />
          <TextField {...field.text('weChat')} maxLength={businessCardLimits.weChat} />
          <div className={wide}>
            <TextField {...field.text('address')} maxLength={businessCardLimits.address} />
          </div>
          <div className={wide}>
            <TextArea {...field.text('introduction')} rows={3} maxLength={businessCardLimits.introduction} />
          </div>
          <div className={wide}>
            <UploadField {...field.image('avatar')} />
          </div>
          <NumberField
            {...field.number('serialNumber')}
            minValue={0}
            maxValue={9999}
            description={t('businessCards.hints.serialNumber')}
          />
        </div>
      </Panel>
      <Panel isPadded title={links.label}>
        <LineFields
          name="links"
          className={styles.link}
          parts={[
            { part: 'name', label: t('businessCards.links.name'), maxLength: 20 },
            {
              part: 'url',
              label: t('businessCards.links.url'),
              maxLength: 500,
              placeholder: 'https://',
              inputMode: 'url',
            },
          ]}
          lines={links.value ?? []}
          max={businessCardLimits.links}
          calledBy="name"
          words={{
            add: t('businessCards.links.add'),
            remove: t('businessCards.links.remove'),
            empty: t('businessCards.links.empty'),
          }}
          onChange={(lines) => links.onChange(lines as CardLink[])}
          errorAt={(path) => inOneLine(draft.errors[path])}
        />
      </Panel>
    </DraftForm>
  )
}
