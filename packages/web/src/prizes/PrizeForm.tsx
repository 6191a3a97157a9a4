import { NumberField } from '@icss/ui/NumberField/NumberField.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { TextArea } from '@icss/ui/TextArea/TextArea.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { maxExplanation, maxGrade, maxPrizeName, maxStock, type prizeDraft } from '@icss/core/prizes/prize.ts'
import { DraftForm } from '../forms/DraftForm.tsx'
import { grid, wide } from '../forms/DraftForm.css.ts'
import type { NounForm } from '../forms/NounEdit.tsx'
import { useCopy } from '../language/copy.ts'
import { UploadField } from '../uploads/UploadField.tsx'

/** All that a person fills in about a prize. */
export function PrizeForm(form: NounForm<typeof prizeDraft>) {
  const t = useCopy()
  const { field } = form
  return (
    <DraftForm {...form}>
      <Panel isPadded>
        <div className={grid}>
          <TextField {...field.text('name')} isRequired maxLength={maxPrizeName} />
          <TextField {...field.text('grade')} isRequired maxLength={maxGrade} description={t('prizes.hints.grade')} />
          <TextField {...field.text('price')} isRequired inputMode="decimal" description={t('prizes.hints.price')} />
          <NumberField
            {...field.number('quantity')}
            isRequired
            minValue={0}
            maxValue={maxStock}
            description={t('prizes.hints.quantity')}
          />
          <TextField {...field.text('link')} inputMode="url" />
          <div className={wide}>
            <TextArea
              {...field.text('explanation')}
              rows={2}
              maxLength={maxExplanation}
              description={t('prizes.hints.explanation')}
            />
          </div>
          <div className={wide}>
            <UploadField {...field.image('image')} />
          </div>
        </div>
      </Panel>
    </DraftForm>
  )
}
